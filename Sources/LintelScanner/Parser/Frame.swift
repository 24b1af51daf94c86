/// A bracket that is open, and what is known about the code in it.
struct Frame: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case file
    /// Between the braces of a class, struct, actor, protocol or extension.
    case typeBody
    case enumBody
    /// Any other braces: functions, accessors, closures, statements.
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

  var kind: Kind
  /// The declaration that encloses what is declared here, and that makes the references here.
  var owner: Int32
  /// The declaration that ends where the frame does, or -1.
  var closes: Int32 = -1
  /// The variable or enum case whose type, value or accessors are being read, or -1.
  var binding: Int32 = -1
  /// What a further name after a comma declares while ``binding`` is set.
  var bindingKind = DeclarationKind.variable
  var bindingAccess = AccessLevel.unspecified
  var bindingModifiers = Modifiers()
  /// Between `if`, `for`, … and the brace that opens its block.
  var isInHeader = false
  /// Between `case` and the colon that ends the label of a switch.
  var isInCaseLabel = false
  /// Where the last such label ended.
  var labelEnd = UInt32.max
  /// In a pattern, where a type's name is tested against, not used.
  var isInPattern = false
  /// In a pattern after `let` or `var`, where names in lower case are bound.
  var bindsNames = false
  /// Between the braces of a variable or subscript, before accessors.
  var holdsAccessors = false
  /// After a `let` or `var` that declares, where a comma starts another name even if there is none
  /// before it, as after `let _ = f()`.
  var isInBinding = false
  /// After a local `let` or `var`, where a comma starts another name.
  var isInLocalBinding = false
  /// Between parentheses, or the brackets of a subscript, where labels may stand.
  var holdsArguments = false
  /// At the start of a parameter.
  var expectsParameter = false
  /// In the arguments of an attribute, whose declaration is still to come.
  var suspendsPending = false
  /// Of the first token in a closure, where its captures and parameters may stand; of other
  /// brackets themselves.
  var contentStart: UInt32 = 0
  /// The last part of the path that was read last, or what stands for all of its calls, and where
  /// that ends: a dot, parenthesis or brace at this place belongs to it.
  var chain: Int32 = -1
  var chainEnd = UInt32.max
  /// The part of a path whose arguments are in here, or -1.
  var call: Int32 = -1
  /// The closure, or the match, whose braces these are, or -1.
  var closure: Int32 = -1
  var match: Int32 = -1
  /// The match whose pattern is being read in the header of a statement, or -1.
  var headerMatch: Int32 = -1
  /// Where what is matched starts, in the header of a `switch`; 0 in others.
  var headerSubject: UInt32 = 0
  var headerValue = ValueKind.none
  /// The variable of code whose type or value is being read, or -1.
  var local: Int32 = -1
  var slot = Slot.statement
  var slotLink: Int32 = -1
  var block = Block.statement
  /// Whether the header being read is that of an `if` or a `switch`.
  var isBranchHeader = false
  /// Whether the header being read is that of an accessor that returns the value.
  var isGetterHeader = false
  /// Whether the bracket stands right after an operator.
  var isOperand = false
  /// Whether what is in the brackets is used in a way that is not known.
  var isOpaque = false
  /// Whether patterns are matched against what is in the parentheses.
  var isSubject = false
  /// Whether a comparison, or `!`, makes a truth value of what is in the parentheses.
  var makesBool = false
  /// Of a dictionary, whether the colon has been read.
  var isAfterKey = false
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
  /// What elements of the literal are used for, or -1 before that was asked for.
  var elementUsage: Int32 = -1
  /// The base of the path that names the type of the conversion read last, and where that ends.
  var conversion: Int32 = -1
  var conversionEnd = UInt32.max
  /// How many references there were when the statement that is being read began.
  var statementStart: Int32 = 0
  /// The variable of code whose accessors are in here, or -1.
  var accessedLocal: Int32 = -1
  /// How many variables of code were in scope before those in here.
  var firstLocal: Int32 = 0
  /// The same for those in the header of the statement that is being read.
  var headerLocal: Int32 = 0

  /// Whether what is declared here is a member of a type or of the file.
  var isDeclarationLevel: Bool { kind.rawValue <= Kind.enumBody.rawValue }
  var isTypeBody: Bool { kind == .typeBody || kind == .enumBody }
  var isBraced: Bool { kind.rawValue <= Kind.code.rawValue }
}

/// What an operator says of its operands.
enum OperatorKind: UInt8, BitwiseCopyable {
  /// Both are of one type, and the result is none of that.
  case comparison
  /// Both are truth values.
  case logical
  /// There is no left operand.
  case prefix
  /// The left operand is changed.
  case assignment
  case other
}
