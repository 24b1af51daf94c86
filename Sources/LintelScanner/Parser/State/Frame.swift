import LintelVocabulary

/// An open bracket, or the file itself, with the state of the parser in it.
///
/// The state that only braces, or only parentheses and brackets, need is in ``braces`` and
/// ``brackets``, which have no meaning in other frames.
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

  /// The usage of the expression that began last in the frame.
  enum Slot: BitwiseCopyable, Equatable {
    /// A statement by itself; if it is the only statement, its value is the value of the braces:
    /// `{ 1 }`.
    case statement
    /// The value after an equal sign, with the declaration, variable, parameter or operand that
    /// gets the value.
    case declarationValue(Int32)
    case localValue(Int32)
    case defaultArgument(Int32)
    case assigned(Int32)
    case returned
    /// A condition or a thrown value, whose type nothing around it determines.
    case nothing
  }

  /// The value that is being read.
  struct Value: BitwiseCopyable {
    /// The offset of the value, as in ``ChoiceFact/start``, and the offset of its current branch; 0
    /// where no choices are recorded.
    var start: UInt32 = 0
    var branch: UInt32 = 0
    /// The index of the choice that was recorded last for the value, or -1.
    var choice: Int32 = -1
  }

  /// The path that was read last.
  struct Path: BitwiseCopyable {
    /// The last segment of the path, or the nameless segment for a call of its result, `a(b)(c)`;
    /// -1 if the dot before it has no base.
    var last: Int32 = -1
    /// The offset after the path. A dot, parenthesis or brace at this offset belongs to the path.
    var end = UInt32.max
  }

  /// The operator that was read last.
  struct Operation: BitwiseCopyable {
    var kind = OperatorKind.other
    /// The offset after the operator.
    var end = UInt32.max
    /// The left operand, as in ``UsageFact/link``.
    var left: Int32 = -1
  }

  /// The conversion that was read last: `a as T`.
  struct Conversion: BitwiseCopyable {
    /// The base of the path that names the type, or -1.
    var base: Int32 = -1
    /// The offset after the type.
    var end = UInt32.max
  }

  /// The local variables whose initial value is being read, in which their names mean outer
  /// declarations.
  struct HiddenLocals: BitwiseCopyable {
    /// The index of the first variable, and that after the last one; the same for no variables.
    var start: Int32 = 0
    var end: Int32 = 0

    mutating func add(_ locals: Range<Int32>) {
      if start == end { start = locals.lowerBound }
      end = locals.upperBound
    }
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
    /// In the header that is the `else` of a `guard`, the number of entries of
    /// ``Parser/openLocals`` before those of the `guard`; otherwise -1.
    var firstGuarded: Int32 = -1
    /// The variables of the condition that is being read: `a` in `if let a = b`.
    var hidden = HiddenLocals()
  }

  /// The purpose of an `if` or `switch`.
  struct Branch: BitwiseCopyable {
    /// The usage of the expression; -1 for a statement.
    var usage: Int32 = -1
    /// The offset of the value that the expression begins; 0 for a statement.
    var valueStart: UInt32 = 0
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

  /// The declarations that a `let`, `var` or `case` makes, one for each name:
  /// `private let a = 1, b = 2`.
  struct BindingList: BitwiseCopyable {
    var kind = DeclarationKind.variable
    var access: AccessLevel?
    var modifiers = Modifiers()
  }

  var kind: Kind
  /// The declaration that encloses the declarations in the frame and makes the references in it; -1
  /// at file level.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The offset of the first token in braces of code, where the captures and parameters of a
  /// closure may begin; for parentheses and brackets, their own offset.
  var contentStart: UInt32 = 0
  /// The segment of a path that has the frame as its arguments or its trailing closure, or -1.
  var call: Int32 = -1
  /// Whether the bracket stands right after an operator.
  var isOperand = false
  /// The last usage of a part of the brackets or of the result of the closure, or -1;
  /// ``Parser/siblings`` leads to the usages of earlier parts.
  var lastPart: Int32 = -1

  /// Whether the current token is between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// The header that is being read, or that was read last.
  var header = Header()
  /// The `if` or `switch` expression whose braces the frame is, or whose header is being read.
  var branch = Branch()
  var pattern = Pattern.none

  var names = Names.none
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// The list of names that ``binding`` is in.
  var bindingList = BindingList()
  /// The local variable whose type or value is being read, or -1.
  var local: Int32 = -1
  /// The variables whose value is being read, except for those of a header: the value may contain a
  /// header, `let a = if let b = c { b } else { d }`.
  var hidden = HiddenLocals()

  var slot = Slot.statement
  var value = Value()
  var path = Path()
  /// The index of the placed member, such as `.name`, that was read last, or -1.
  var placed: Int32 = -1
  var operation = Operation()
  var conversion = Conversion()
  /// The index of the `await` whose expression is being read, or -1.
  var await: Int32 = -1
  /// The number of conditional expressions whose colon has not been read yet: `a ? b : c`.
  var openConditionals: UInt16 = 0

  var braces = Braces()
  var brackets = Brackets()

  /// Whether a declaration in the frame is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
  /// Whether the frame contains statements or accessors.
  var isCode: Bool { kind == .code || kind == .accessors }
  var isInPattern: Bool { pattern != .none }
  /// Whether the frame is parentheses or a subscript that may contain labels: `a[b: c]`.
  var holdsArguments: Bool {
    !isBraced && brackets.content != .other && brackets.content != .literal
  }
}
