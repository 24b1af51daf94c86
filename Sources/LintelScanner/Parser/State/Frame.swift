import LintelVocabulary

/// A bracket that is open, and what is known about the code in it.
struct Frame: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case file
    /// Between the braces of a class, struct, actor, protocol or extension.
    case typeBody
    case enumBody
    /// Between the braces of a variable or subscript, around accessors.
    case accessors
    /// Any other braces: functions, closures, statements.
    case code
    /// The parameters of a declaration, or the associated values of an enum case.
    case parameters
    /// Any other parentheses, and interpolations.
    case parens
    case brackets
  }

  /// What the braces of code are.
  enum Block: UInt8, BitwiseCopyable {
    /// Of a statement whose last expression is no value.
    case statement
    /// Of an `if` or a `switch`, which may be an expression.
    case branch
    /// Of a declaration, or of its getter; what they return is the value of the declaration.
    case body
    /// Of the getter of a variable of code.
    case localGetter
    case closure
  }

  /// What the expression that begins last in the innermost braces is for.
  enum Slot: UInt8, BitwiseCopyable {
    /// A statement by itself, so the value of the braces if that is the only one.
    case statement
    /// After an equal sign; ``slotLink`` is what has the value.
    case declarationValue, localValue, defaultArgument, assigned
    case returned
    /// A condition, or what is thrown: of a type that nothing around it says.
    case nothing
  }

  /// What parentheses and brackets hold.
  enum Content: UInt8, BitwiseCopyable {
    /// What a declaration has there, or they are no parentheses or brackets at all.
    case other
    /// The arguments of a call or subscript of a path, which ``call`` says.
    case arguments
    /// The arguments of another value, or an interpolation: used in a way that is not known. In
    /// braces, a closure after such a value.
    case opaque
    /// A value, or several of them, in parentheses.
    case group
    /// An array or a dictionary.
    case literal
  }

  /// What an array begins with.
  enum Element: BitwiseCopyable {
    case unknown
    /// The base of a path.
    case path(Int32)
    case literal(LiteralElement)
  }

  /// Whether a pattern is being read.
  enum Pattern: UInt8, BitwiseCopyable {
    case none
    /// A type's name is tested against, not used.
    case tests
    /// After `let` or `var`, where names in lower case are bound.
    case binds
  }

  /// What a comma between names goes on with.
  enum Names: UInt8, BitwiseCopyable {
    case none
    /// After a `let` or `var` that declares, even if there is no name before the comma, as after
    /// `let _ = f()`.
    case declared
    /// After a local `let` or `var`.
    case local
  }

  /// What stands between the keyword of a statement, or the name of an accessor, and its brace.
  struct Header: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      case statement
      /// Of an `if` or a `switch`.
      case branch
      /// Of an accessor that returns the value.
      case getter
      /// Of an accessor that is given the new value, or the old one, without a name for it.
      case setter, observer
    }

    var kind = Kind.statement
    /// Where what is matched starts, in the header of a `switch`; 0 in others.
    var subject: UInt32 = 0
    var value = ValueKind.none
    /// The match whose pattern is being read, or -1.
    var match: Int32 = -1
    /// How many variables of code were in scope before those in here.
    var firstLocal: Int32 = 0
  }

  var kind: Kind
  /// The declaration that encloses what is declared here, and that makes the references here.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// What a further name after a comma declares while ``binding`` is set.
  var bindingKind = DeclarationKind.variable
  var bindingAccess: AccessLevel?
  var bindingModifiers = Modifiers()
  /// Between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// The header being read, or the one read last.
  var header = Header()
  /// Between `case` and the colon that ends the label of a switch.
  var isInCaseLabel = false
  /// Where the last such label ended.
  var labelEnd = UInt32.max
  var pattern = Pattern.none
  var names = Names.none
  var content = Content.other
  /// At the start of a parameter.
  var expectsParameter = false
  /// In the arguments of an attribute, whose declaration is still to come.
  var suspendsPending = false
  /// Of the first token in a closure, where its captures and parameters may stand; of other
  /// brackets themselves.
  var contentStart: UInt32 = 0
  /// In a closure, while the arguments of an attribute before its captures are being read.
  var awaitsClosureStart = false
  /// The last segment of the path that was read last, or what stands for all of its calls, and
  /// where that ends: a dot, parenthesis or brace at this place belongs to it.
  var chain: Int32 = -1
  var chainEnd = UInt32.max
  /// The segment of a path whose arguments are in here, or -1.
  var call: Int32 = -1
  /// The closure, or the match, whose braces these are, or -1.
  var closure: Int32 = -1
  var match: Int32 = -1
  /// The variable of code whose type or value is being read, or -1.
  var local: Int32 = -1
  /// Where the value starts that is being read, as ``ChoiceFact/start`` has it, and where what it
  /// may be does; 0 where nobody asks.
  var valueStart: UInt32 = 0
  var branchStart: UInt32 = 0
  /// What was written down last of that value, or -1.
  var choice: Int32 = -1
  /// Where the value starts that is the `if` or `switch` expression whose header is being read, or
  /// whose braces these are; 0 where it is a statement.
  var branchValue: UInt32 = 0
  /// The base of the path that the closure returns first, or -1.
  var returned: Int32 = -1
  var slot = Slot.statement
  var slotLink: Int32 = -1
  var block = Block.statement
  /// Whether the bracket stands right after an operator.
  var isOperand = false
  /// Whether what is in the parentheses is written down, part by part.
  var isSubject = false
  /// Whether a comparison, or `!`, makes a truth value of what is in the parentheses.
  var makesBool = false
  /// What the array begins with.
  var element = Element.unknown
  /// Of a dictionary, whether the colon has been read.
  var isAfterKey = false
  /// Whether there was such a colon.
  var isDictionary = false
  /// How many `?` of conditional expressions wait for their colon.
  var openConditionals: UInt16 = 0
  /// The number of the current part of a tuple.
  var item: UInt16 = 0
  /// What the operator that was read last is, where it ends, and its left operand as in
  /// ``UsageFact/link``.
  var operatorKind = OperatorKind.other
  var operatorEnd = UInt32.max
  var operatorLeft: Int32 = -1
  /// The argument being read, or -1.
  var argument: Int32 = -1
  /// What the `if` or `switch` expression is used for whose header is being read, or whose braces
  /// these are; -1 where it is a statement.
  var branchUsage: Int32 = -1
  /// The last usage as a part of what the brackets hold, or -1; the others are its siblings.
  var lastPart: Int32 = -1
  /// The member without a type that was read last, among the placed ones, or -1.
  var placed: Int32 = -1
  /// The base of the path that names the type of the conversion read last, and where that ends.
  var conversion: Int32 = -1
  var conversionEnd = UInt32.max
  /// How many references there were when the statement that is being read began.
  var statementStart: Int32 = 0
  /// The variable of code whose accessors are in here, or -1.
  var accessedLocal: Int32 = -1
  /// The literal that the brackets, or the interpolation, are of, among those written down, or -1.
  var literal: Int32 = -1
  /// How many variables of code were in scope before those in here.
  var firstLocal: Int32 = 0

  /// Whether what is declared here is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
  /// Whether statements, or accessors, stand here.
  var isCode: Bool { kind == .code || kind == .accessors }
  var isInPattern: Bool { pattern != .none }
  var isOpaque: Bool { content == .opaque }
  /// Between parentheses, or the brackets of a subscript, where labels may stand.
  var holdsArguments: Bool { !isBraced && content != .other && content != .literal }
}

/// What an operator says of its operands.
enum OperatorKind: UInt8, BitwiseCopyable {
  /// Both are of one type, and the result is none of that.
  case comparison
  /// Both are truth values.
  case logical
  /// There is one operand.
  case unary
  /// The left operand is changed.
  case assignment
  case other
}
