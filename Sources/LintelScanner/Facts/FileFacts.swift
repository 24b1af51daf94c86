import LintelVocabulary

/// What one source file says by itself.
///
/// Flat arrays in the order of the file; a fact points at another by its position in the array.
package struct FileFacts: Sendable {
  /// Whether code at file level has a freestanding macro in it, which may declare anything.
  package var expandsMacros = false
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  /// Where each of ``declarations`` extends, same positions.
  package var extents: [ExtentFact] = []
  package var parameters: [ParameterFact] = []
  package var references: [ReferenceFact] = []
  /// Variables of code: local ones, parameters of closures, and names that patterns bind.
  package var locals: [LocalFact] = []
  package var inheritances: [InheritanceFact] = []
  package var attributes: [AttributeFact] = []
  package var requirements: [RequirementFact] = []
  package var thrownTypes: [ThrownTypeFact] = []
  package var catches: [CatchFact] = []
  /// By declaration.
  package var blockDeclarations: [BlockDeclarationFact] = []
  package var typeShapes: [TypeShapeFact] = []
  package var closures: [ClosureFact] = []
  /// By what they may be.
  package var choices: [ChoiceFact] = []
  package var matches: [MatchFact] = []
  /// By local.
  package var boundNames: [BoundNameFact] = []
  package var tupleItems: [TupleItemFact] = []
  package var tupleLabels: [TupleLabelFact] = []
  package var operators: [OperatorFact] = []
  package var usages: [UsageFact] = []
  /// By reference.
  package var placedMembers: [PlacedMemberFact] = []
  package var literals: [LiteralFact] = []
  package var interpolationLabels: [InterpolationLabelFact] = []
  /// The `#if` conditions that facts refer to, from 1; position 0 is unused.
  package var conditions: [ConditionFact] = []
  /// By place.
  package var directives: [DirectiveFact] = []
  /// By place; empty for all files that are Swift.
  package var diagnostics: [DiagnosticFact] = []
  /// What was left out as previews, by place, and how many previews that are.
  package var previews: [Range<UInt32>] = []
  package var previewCount = 0
}

/// A declaration. 16 bytes.
package struct DeclarationFact: BitwiseCopyable, Sendable {
  /// For an extension, the extended type as written.
  package var name: NameID
  /// Of the name; of the keyword where there is none, as with `init`.
  package var offset: UInt32
  /// The enclosing declaration, or -1 at file level.
  package var owner: Int32
  package var kind: DeclarationKind
  /// As written; `nil` when it is not.
  package var access: AccessLevel?
  /// Position in ``FileFacts/conditions``, 0 outside `#if`.
  package var condition: UInt16
}

/// The extent, written type, modifiers and traits of a declaration. 28 bytes.
package struct ExtentFact: BitwiseCopyable, Sendable {
  /// Of the first attribute, modifier or keyword.
  package var start: UInt32
  /// After the last byte.
  package var end: UInt32 = 0
  /// Of the written type of a variable, or the result of a function; 0 when there is none.
  package var typeStart: UInt32 = 0
  package var typeEnd: UInt32 = 0
  /// Of the initial value of a variable, after `try` and `await`; 0 when there is none.
  package var valueStart: UInt32 = 0
  package var modifiers: Modifiers
  package var traits: Traits = []
  package var value = ValueKind.none
  /// Whether the value is not what it starts with; see ``ChoiceFact``.
  package var isChoice = false
}

/// A parameter of a declaration, or an associated value of an enum case. 28 bytes.
package struct ParameterFact: BitwiseCopyable, Sendable {
  /// The declaration it belongs to.
  package var owner: Int32
  /// What a caller writes: `_` for nothing, empty for an associated value without a name.
  package var label: NameID
  /// What the body uses; equal to ``label`` where only one is written.
  package var name: NameID
  /// Of the first of the two, or of the type where there is none.
  package var offset: UInt32
  /// Of the type.
  package var typeStart: UInt32
  package var typeEnd: UInt32
  /// Whether a call may leave it out: it has a default value, is variadic, or a pack.
  package var isOptional = false
  /// Whether it takes any number of arguments, which code sees as an array.
  package var isVariadic = false
  /// Whether a label and a name are written, which may be the same.
  package var hasTwoNames = false
  /// Whether its type ends with `?` or `!`.
  package var hasOptionalType = false
  /// Whether a caller writes the value that its function returns: `@autoclosure () -> T`.
  package var isAutoclosure = false
}

/// A written use of a symbol, by its name, or an argument of a call. 16 bytes.
///
/// A path such as `A.B.c` or `a.b(c).d` is several facts: its base, then one for each further
/// segment, with ``isContinuation`` set. What stands between, such as arguments, is in facts of its
/// own. Where what a call or a subscript returns is called, `a(b)(c)`, that call is a segment of no
/// name at its parenthesis; so is a subscript of what has no name, `[a][b]` and `self[b]`, a base of
/// no name at its bracket.
///
/// `public` for speed alone, as ``DeclarationKind`` is.
public struct ReferenceFact: BitwiseCopyable, Sendable {
  /// For an argument its label, empty when there is none.
  package var name: NameID
  /// Of the name; for an argument of its first token.
  package var offset: UInt32
  /// For a base, the innermost declaration that makes the reference, or -1 at file level; for a
  /// continuation, the position of the segment before it; for an argument, that of the segment
  /// called.
  package var link: Int32
  /// Of the whole path up to its first call; the same in all its segments.
  package var kind: ReferenceForm
  var flags: UInt8
  /// Position in ``FileFacts/conditions``, 0 outside `#if`.
  package var condition: UInt16

  public var isContinuation: Bool { flags & Self.continuation != 0 }
  /// Whether ``link`` is a position among the references rather than a declaration.
  public var linksToPart: Bool { isContinuation || kind == .argument }
  /// Whether the name stands in a type position, so that it can mean nothing but a type.
  public var isInTypePosition: Bool { flags & Self.typePosition != 0 }
  /// Whether the base is a module, as in `M::T`.
  public var isModuleSelector: Bool {
    flags & Self.moduleSelector != 0 && kind != .argument
  }
  /// Whether the path, with its generic arguments, is all that a typealias stands for.
  public var isWholeAlias: Bool { flags & Self.wholeAlias != 0 && kind != .argument }
  /// Whether arguments follow in parentheses, or a trailing closure does.
  public var isCalled: Bool { flags & Self.called != 0 }
  /// Whether arguments follow in brackets.
  public var isSubscripted: Bool { flags & Self.subscripted != 0 }
  /// Whether the name is tested against, in a pattern, rather than used.
  public var isInPattern: Bool { flags & Self.pattern != 0 }
  /// Whether the value of an argument begins with a path, the base of which is the next reference.
  public var beginsWithPath: Bool { kind == .argument && flags & Self.pathArgument != 0 }
  /// Whether `?` or `!` follows, so that a member after it is one of what an optional holds.
  package var isUnwrapped: Bool { kind != .argument && flags & Self.unwrapped != 0 }

  /// Whether an argument is more than the path or the literal that it begins with: an operation, a
  /// conversion, or one of two values.
  package var isOperation: Bool { kind == .argument && flags & Self.operation != 0 }

  /// What an argument is a literal of; `nil` if it is no literal, or more than that.
  package var literal: ArgumentLiteral? {
    kind == .argument ? ArgumentLiteral(rawValue: flags & Self.literal) : nil
  }

  /// Whether it is the base of a path that may be the name of a variable.
  public var mayMeanVariable: Bool {
    flags & (Self.continuation | Self.typePosition) == 0
      && kind.rawValue <= ReferenceForm.value.rawValue
  }

  static let continuation: UInt8 = 1
  static let typePosition: UInt8 = 2
  static let moduleSelector: UInt8 = 4
  static let wholeAlias: UInt8 = 8
  static let called: UInt8 = 16
  static let subscripted: UInt8 = 32
  static let pattern: UInt8 = 64
  static let pathArgument: UInt8 = 128
  /// In anything but an argument.
  static let unwrapped = pathArgument
  /// In an argument, which is never called itself.
  static let operation = called
  /// The bits of an ``ArgumentLiteral``, which in an argument stand for nothing else.
  private static let literal: UInt8 = 4 | 8
}

/// One entry of an inheritance clause. 12 bytes.
///
/// The names in it are references of the same owner, of kind ``ReferenceForm/inherit`` or
/// ``ReferenceForm/conform``.
package struct InheritanceFact: BitwiseCopyable, Sendable {
  /// As written, attributes and `~` included.
  package var name: NameID
  package var offset: UInt32
  package var owner: Int32
}

/// An attribute of a declaration. 12 bytes.
package struct AttributeFact: BitwiseCopyable, Sendable {
  /// As written, without `@` and arguments.
  package var name: NameID
  package var offset: UInt32
  /// The declaration it stands before; -1 when it stands before none, as in a closure.
  package var owner: Int32
}

/// An import. 28 bytes.
package struct ImportFact: BitwiseCopyable, Sendable {
  /// The whole path as written: `UIKit.UIView`.
  package var path: NameID
  /// The first segment of the path.
  package var module: NameID
  /// The last segment of the path of `import struct M.T`, which brings in nothing else.
  package var declaration: NameID
  /// Of the path.
  package var offset: UInt32
  /// What `import struct M.T` names; `nil` for a plain import.
  package var kind: DeclarationKind?
  /// As written; `nil` when it is not.
  package var access: AccessLevel?
  package var isTestable: Bool
  package var isExported: Bool
  package var condition: UInt16
  /// Of the path, in bytes.
  package var length: UInt32
}

/// One `#if`, `#elseif` or `#else`. 20 bytes.
package struct ConditionFact: BitwiseCopyable, Sendable {
  /// The expression as written; unused for `#else`.
  package var expression: NameID
  /// The condition of the block around this one, 0 when there is none.
  package var parent: UInt16
  /// The clause before this one in the same block, which must not hold; 0 for `#if`.
  package var previous: UInt16
  package var isElse: Bool
  /// UTF-8 offset of what is after the condition.
  package var start: UInt32 = 0
  /// UTF-8 offset of the next clause of the block, or of its `#endif`; the greatest number when the
  /// block has no end.
  package var end: UInt32 = .max
}
