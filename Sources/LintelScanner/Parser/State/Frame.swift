import LintelVocabulary

/// An open bracket, or the file itself, with the state of the parser in it.
struct Frame: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case file
    /// The braces of a class, struct, actor, protocol or extension.
    case typeBody
    case enumBody
    /// The braces of a variable or subscript that contain accessors: `var a: Int { get set }`.
    case accessors
    /// Any other braces: of functions, closures and statements.
    case code
    /// The parentheses around the parameters of a declaration, or around the associated values of
    /// an enum case.
    case parameters
    /// Any other parentheses, or an interpolation.
    case parens
    case brackets
  }

  /// The construct that braces of code belong to.
  enum Block: UInt8, BitwiseCopyable {
    /// A statement that is never an expression: `for a in list { … }`.
    case statement
    /// An `if` or `switch`, which may be an expression: `let a = if b { 1 } else { 2 }`.
    case branch
    /// The body of a declaration or of its getter; the returned value is the value of the
    /// declaration.
    case body
    /// The getter of a local variable: `var a: Int { 1 }` in a function.
    case localGetter
    case closure
  }

  /// The usage of the expression that began last in the frame.
  enum Slot: UInt8, BitwiseCopyable {
    /// A statement by itself; if it is the only statement, its value is the value of the braces:
    /// `{ 1 }`.
    case statement
    /// The value after an equal sign; ``slotLink`` is the declaration, variable, parameter or
    /// operand that gets the value.
    case declarationValue, localValue, defaultArgument, assigned
    case returned
    /// A condition or a thrown value, whose type nothing around it determines.
    case nothing
  }

  /// The contents of parentheses and brackets.
  enum Content: UInt8, BitwiseCopyable {
    /// Parts of a declaration; also the value for frames that are neither parentheses nor brackets.
    case other
    /// The arguments of a call or subscript of a path, whose segment is ``call``: `a.b(c)`.
    case arguments
    /// The arguments of a value that is not a path, `(a + b)(c)`, or an interpolation; their usage
    /// is unknown. For braces, a closure after such a value: `Self { … }`.
    case opaque
    /// One or several values in parentheses: `(a, b)`.
    case group
    /// An array or dictionary literal: `[a: b]`.
    case literal
  }

  /// The first element of an array literal.
  enum Element: BitwiseCopyable {
    case unknown
    /// A path; the value is the index of its base among the references: `[a.b, c]`.
    case path(Int32)
    case literal(LiteralElement)
  }

  /// The kind of pattern that is being read.
  enum Pattern: UInt8, BitwiseCopyable {
    case none
    /// A pattern that is not after `let` or `var`; the value is tested against the names in it:
    /// `case Shape.circle`.
    case tests
    /// A pattern after `let` or `var`, which binds names: `radius` in `case let .circle(radius)`.
    case binds
  }

  /// The construct that a comma continues: `let a = 1, b = 2`.
  enum Names: UInt8, BitwiseCopyable {
    case none
    /// A `let` or `var` of a type or of the file, even if there is no name before the comma, as
    /// after `let _ = f()`.
    case declared
    /// A local `let` or `var`.
    case local
  }

  /// The code between the keyword of a statement, or the name of an accessor, and its brace.
  struct Header: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      case statement
      /// The header of an `if` or a `switch`.
      case branch
      /// The header of an accessor that returns the value: `get`.
      case getter
      /// The header of an accessor without a name for its new value (`set`, `willSet`) or old value
      /// (`didSet`).
      case setter, observer
    }

    var kind = Kind.statement
    /// The offset of the value that a `switch` matches; 0 in other headers.
    var subject: UInt32 = 0
    var value = ValueKind.none
    /// The index of the match whose pattern is being read, or -1.
    var match: Int32 = -1
    /// The number of entries of ``Parser/openLocals`` before the entries of the header.
    var firstLocal: Int32 = 0
  }

  var kind: Kind
  /// The declaration that encloses the declarations in the frame and makes the references in it; -1
  /// at file level.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// The kind of declaration that a further name after a comma makes while ``binding`` is set.
  var bindingKind = DeclarationKind.variable
  var bindingAccess: AccessLevel?
  var bindingModifiers = Modifiers()
  /// Whether the current token is between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// The header that is being read, or that was read last.
  var header = Header()
  /// Whether the current token is between `case` and the colon that ends the label of a switch.
  var isInCaseLabel = false
  /// The offset after the colon of the last label of a switch.
  var labelEnd = UInt32.max
  var pattern = Pattern.none
  var names = Names.none
  var content = Content.other
  /// Whether a parameter begins at the current token.
  var expectsParameter = false
  /// Whether the frame contains the arguments of an attribute whose declaration has not been read
  /// yet: `@Argument(name: .long) var a = 1`.
  var suspendsPending = false
  /// The offset of the first token in braces of code, where the captures and parameters of a
  /// closure may begin; for parentheses and brackets, their own offset.
  var contentStart: UInt32 = 0
  /// Whether the frame is a closure, and the arguments of an attribute before its captures are
  /// being read: `{ @A(b) [c] in … }`.
  var awaitsClosureStart = false
  /// The last segment of the path that was read last, or the nameless segment for a call of its
  /// result, `a(b)(c)`; and the offset after the path. A dot, parenthesis or brace at this offset
  /// belongs to the path.
  var chain: Int32 = -1
  var chainEnd = UInt32.max
  /// The segment of a path that has the frame as its arguments or its trailing closure, or -1.
  var call: Int32 = -1
  /// The index of the closure or match whose braces the frame is, or -1.
  var closure: Int32 = -1
  var match: Int32 = -1
  /// The local variable whose type or value is being read, or -1.
  var local: Int32 = -1
  /// The offset of the value that is being read, as in ``ChoiceFact/start``, and the offset of its
  /// current branch; 0 where no choices are recorded.
  var valueStart: UInt32 = 0
  var branchStart: UInt32 = 0
  /// The index of the choice that was recorded last for the value that is being read, or -1.
  var choice: Int32 = -1
  /// The offset of the `if` or `switch` expression whose braces the frame is, or whose header is
  /// being read; 0 for a statement.
  var branchValue: UInt32 = 0
  /// The base of the first path that the closure returns, or -1: `return a.b`.
  var returned: Int32 = -1
  var slot = Slot.statement
  var slotLink: Int32 = -1
  var block = Block.statement
  /// Whether the bracket stands right after an operator.
  var isOperand = false
  /// Whether the parts of the parentheses are recorded as tuple items: `switch (a, b)`.
  var isSubject = false
  /// Whether a comparison, `&&`, `||` or `!` makes the value in the parentheses a Boolean:
  /// `(a == b)`.
  var makesBool = false
  /// The first element of the array literal.
  var element = Element.unknown
  /// Whether the colon of the current entry of a dictionary has been read.
  var isAfterKey = false
  /// Whether the colon of any entry of a dictionary has been read.
  var isDictionary = false
  /// The number of conditional expressions whose colon has not been read yet: `a ? b : c`.
  var openConditionals: UInt16 = 0
  /// The index of the current element of a tuple.
  var item: UInt16 = 0
  /// The kind of the operator that was read last, the offset after it, and its left operand as in
  /// ``UsageFact/link``.
  var operatorKind = OperatorKind.other
  var operatorEnd = UInt32.max
  var operatorLeft: Int32 = -1
  /// The argument being read, or -1.
  var argument: Int32 = -1
  /// The usage of the `if` or `switch` expression whose braces the frame is, or whose header is
  /// being read; -1 for a statement.
  var branchUsage: Int32 = -1
  /// The last usage of a part of the brackets, or -1; ``Parser/siblings`` leads to the usages of
  /// earlier parts.
  var lastPart: Int32 = -1
  /// The index of the placed member, such as `.name`, that was read last, or -1.
  var placed: Int32 = -1
  /// The base of the path that names the type of the last conversion, `a as T`, and the offset
  /// after that type.
  var conversion: Int32 = -1
  var conversionEnd = UInt32.max
  /// The index of the `await` whose expression is being read, or -1.
  var await: Int32 = -1
  /// The number of references before the current statement.
  var statementStart: Int32 = 0
  /// The local variable whose accessors the frame contains, or -1.
  var accessedLocal: Int32 = -1
  /// The index of the literal that the brackets or the interpolation belong to, or -1.
  var literal: Int32 = -1
  /// The number of entries of ``Parser/openLocals`` before the entries of the frame.
  var firstLocal: Int32 = 0

  /// Whether a declaration in the frame is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
  /// Whether the frame contains statements or accessors.
  var isCode: Bool { kind == .code || kind == .accessors }
  var isInPattern: Bool { pattern != .none }
  var isOpaque: Bool { content == .opaque }
  /// Whether the frame is parentheses or a subscript that may contain labels: `a[b: c]`.
  var holdsArguments: Bool { !isBraced && content != .other && content != .literal }
}

/// The kind of an operator, according to the types that it requires of its operands.
enum OperatorKind: UInt8, BitwiseCopyable {
  /// Both operands have one type, and the result has another: `==`.
  case comparison
  /// Both operands are Boolean: `&&`.
  case logical
  /// There is only one operand: `-a`.
  case unary
  /// The left operand is changed: `+=`.
  case assignment
  case other
}
