import LintelVocabulary

/// The facts of one source file.
///
/// Flat arrays in the order of the file; a fact refers to another by its index in the array.
package struct FileFacts: Sendable {
  /// Whether a freestanding macro is used at file level, which may declare anything.
  package var expandsMacros = false
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  /// The extents of ``declarations``, by the same indices.
  package var extents: [ExtentFact] = []
  package var parameters: [ParameterFact] = []
  package var references: [ReferenceFact] = []
  /// The local variables: those that `let` and `var` declare in code, parameters of closures, and
  /// names that patterns bind.
  package var locals: [LocalFact] = []
  package var inheritances: [InheritanceFact] = []
  package var attributes: [AttributeFact] = []
  package var requirements: [RequirementFact] = []
  package var thrownTypes: [ThrownTypeFact] = []
  package var catches: [CatchFact] = []
  /// Ordered by offset.
  package var awaits: [AwaitFact] = []
  package var blockDeclarations: [BlockDeclarationFact] = []
  package var typeShapes: [TypeShapeFact] = []
  package var closures: [ClosureFact] = []
  /// Ordered by ``ChoiceFact/branch``.
  package var choices: [ChoiceFact] = []
  package var matches: [MatchFact] = []
  /// Ordered by local variable.
  package var boundNames: [BoundNameFact] = []
  package var tupleItems: [TupleItemFact] = []
  package var tupleLabels: [TupleLabelFact] = []
  package var operators: [OperatorFact] = []
  package var usages: [UsageFact] = []
  /// Ordered by reference.
  package var placedMembers: [PlacedMemberFact] = []
  package var literals: [LiteralFact] = []
  package var interpolationLabels: [InterpolationLabelFact] = []
  /// The `#if` conditions that facts refer to, from index 1; index 0 is unused.
  package var conditions: [ConditionFact] = []
  /// Ordered by offset.
  package var directives: [DirectiveFact] = []
  /// Ordered by offset; empty for all files that are valid Swift.
  package var diagnostics: [DiagnosticFact] = []
  /// The regions that were left out as previews, ordered by offset, and the number of previews.
  package var previews: [Range<UInt32>] = []
  package var previewCount = 0
}

/// A declaration, such as `func a()`. 16 bytes.
package struct DeclarationFact: BitwiseCopyable, Sendable {
  /// The name; for an extension, the extended type as written.
  package var name: NameID
  /// The offset of the name, or of the keyword where there is no name, as with `init`.
  package var offset: UInt32
  /// The enclosing declaration, or -1 at file level.
  package var owner: Int32
  package var kind: DeclarationKind
  /// The access level as written; `nil` where none is written.
  package var access: AccessLevel?
  /// Index in ``FileFacts/conditions``, 0 outside `#if`.
  package var condition: UInt16
}

/// The extent, written type, modifiers and traits of a declaration. 28 bytes.
package struct ExtentFact: BitwiseCopyable, Sendable {
  /// The offset of the first attribute, modifier or keyword.
  package var start: UInt32
  /// The offset after the last byte.
  package var end: UInt32 = 0
  /// The offset of the written type of a variable, or of the result of a function; 0 where there is
  /// none.
  package var typeStart: UInt32 = 0
  package var typeEnd: UInt32 = 0
  /// The offset of the initial value of a variable, after `try` and `await`; 0 where there is none.
  package var valueStart: UInt32 = 0
  package var modifiers: Modifiers
  package var traits: Traits = []
  package var value = ValueKind.none
  /// Whether the first token of the value does not determine its type; see ``ChoiceFact``.
  package var isChoice = false
}

/// A parameter of a declaration, `for name: T`, or an associated value of an enum case. 28 bytes.
package struct ParameterFact: BitwiseCopyable, Sendable {
  /// The declaration that the parameter belongs to.
  package var owner: Int32
  /// The label that a caller writes: `_` for none, empty for an associated value without a name.
  package var label: NameID
  /// The name that the body uses; equal to ``label`` where only one of the two is written.
  package var name: NameID
  /// The offset of the label or name, whichever comes first, or of the type if neither is written.
  package var offset: UInt32
  /// The offset of the type.
  package var typeStart: UInt32
  package var typeEnd: UInt32
  /// Whether a call may omit the parameter: it has a default value, is variadic, or is a pack.
  package var isOptional = false
  /// Whether the parameter takes any number of arguments: `T...`, which the body sees as an array,
  /// or `repeat each T`.
  package var isVariadic = false
  /// Whether both a label and a name are written, which may be the same.
  package var hasTwoNames = false
  /// Whether the written type ends with `?` or `!`.
  package var hasOptionalType = false
  /// Whether a caller writes the value that the function returns: `@autoclosure () -> T`.
  package var isAutoclosure = false
  /// Whether a caller writes `&` before the argument: `inout T`.
  package var isInOut = false
}

/// A written use of a symbol by its name, or an argument of a call. 16 bytes.
///
/// A path such as `A.B.c` or `a.b(c).d` is several facts: its base, then one for each further
/// segment, with ``isContinuation`` set. Arguments and generic arguments between the segments are
/// facts of their own.
///
/// Two segments have no name. A call or subscript of the result of a call or a subscript,
/// `a(b)(c)` or `a[b][c]`, is a segment at its bracket; a subscript of a value without a name,
/// `[a][b]`, `self[b]` or `\.[b]`, is a base at its bracket. Outside of patterns, no segment is both
/// called and subscripted.
///
/// `public` only for speed, like ``ReferenceForm``.
public struct ReferenceFact: BitwiseCopyable, Sendable {
  /// The name; for an argument, its label, empty where there is none.
  package var name: NameID
  /// The offset of the name; for an argument, of its first token.
  package var offset: UInt32
  /// For a base, the innermost declaration that makes the reference, or -1 at file level; for a
  /// continuation, the index of the segment before it; for an argument, the index of the called
  /// segment.
  package var link: Int32
  /// The form of the whole path up to its first call; equal in all segments up to that call.
  package var kind: ReferenceForm
  var flags: UInt8
  /// Index in ``FileFacts/conditions``, 0 outside `#if`.
  package var condition: UInt16

  public var isContinuation: Bool { flags & Self.continuation != 0 }
  /// Whether ``link`` is the index of a reference rather than of a declaration.
  public var linksToPart: Bool { isContinuation || kind == .argument }
  /// Whether the name stands in a type position, so that it can mean nothing but a type.
  public var isInTypePosition: Bool { flags & Self.typePosition != 0 }
  /// Whether the base is a module, as in `M::T`.
  public var isModuleSelector: Bool {
    flags & Self.moduleSelector != 0 && kind != .argument
  }
  /// Whether the path, with its generic arguments, is the whole right side of a typealias:
  /// `typealias A = B<C>`.
  public var isWholeAlias: Bool { flags & Self.wholeAlias != 0 && kind == .alias }
  /// Whether arguments in parentheses or a trailing closure follow.
  public var isCalled: Bool { flags & Self.called != 0 }
  /// Whether arguments in brackets follow.
  public var isSubscripted: Bool { flags & Self.subscripted != 0 && kind != .argument }
  /// Whether the name is in a pattern, so that a value is tested against it.
  public var isInPattern: Bool { flags & Self.pattern != 0 }
  /// Whether the value of an argument begins with a path, whose base is the next reference.
  public var beginsWithPath: Bool { kind == .argument && flags & Self.pathArgument != 0 }
  /// Whether `?` or `!` follows, so that a member after it belongs to the wrapped value:
  /// `name?.count`.
  package var isUnwrapped: Bool { kind != .argument && flags & Self.unwrapped != 0 }
  /// Whether `?` follows, so that the whole path is optional: `name` in `name?.count`.
  package var isChained: Bool {
    kind != .argument && kind != .alias && flags & Self.chained != 0
  }

  /// Whether an argument is more than the path or literal that it begins with: an operation, a
  /// conversion, or a choice between two values.
  package var isOperation: Bool { kind == .argument && flags & Self.operation != 0 }

  /// Whether `&` is written before an argument: `f(&a)`.
  package var isInOut: Bool { kind == .argument && flags & Self.inOut != 0 }

  /// The kind of literal that an argument is; `nil` if it is not a literal, or more than a literal.
  package var literal: ArgumentLiteral? {
    kind == .argument ? ArgumentLiteral(rawValue: flags & Self.literal) : nil
  }

  /// Whether the reference is the base of a path that may be the name of a variable.
  public var mayMeanVariable: Bool {
    flags & (Self.continuation | Self.typePosition) == 0
      && kind.rawValue <= ReferenceForm.value.rawValue
  }

  static let continuation: UInt8 = 1
  static let typePosition: UInt8 = 2
  static let moduleSelector: UInt8 = 4
  static let wholeAlias: UInt8 = 8
  /// The meaning of the bit in a reference that is a part of a value.
  static let chained = wholeAlias
  static let called: UInt8 = 16
  static let subscripted: UInt8 = 32
  static let pattern: UInt8 = 64
  static let pathArgument: UInt8 = 128
  /// The meaning of the bit in a reference that is not an argument.
  static let unwrapped = pathArgument
  /// The meaning of the bit in an argument, which is never called itself.
  static let operation = called
  /// The meaning of the bit in an argument, which is never subscripted itself.
  static let inOut = subscripted
  /// The bits of an ``ArgumentLiteral``, which have no other meaning in an argument.
  private static let literal: UInt8 = 4 | 8
}

/// One entry of an inheritance clause, such as `B` of `class A: B`. 12 bytes.
///
/// The names in it are references of the same owner, of kind ``ReferenceForm/inherit`` or
/// ``ReferenceForm/conform``.
package struct InheritanceFact: BitwiseCopyable, Sendable {
  /// The entry as written, including attributes and `~`.
  package var name: NameID
  package var offset: UInt32
  package var owner: Int32
}

/// An attribute of a declaration: `@MainActor`. 12 bytes.
package struct AttributeFact: BitwiseCopyable, Sendable {
  /// The attribute as written, without `@` and arguments.
  package var name: NameID
  package var offset: UInt32
  /// The declaration that the attribute belongs to; -1 if it belongs to none, as in a closure.
  package var owner: Int32
}

/// An import: `import struct M.T`. 28 bytes.
package struct ImportFact: BitwiseCopyable, Sendable {
  /// The whole path as written: `UIKit.UIView`.
  package var path: NameID
  /// The first segment of the path.
  package var module: NameID
  /// The last segment of the path of `import struct M.T`, which imports nothing else.
  package var declaration: NameID
  /// The offset of the path.
  package var offset: UInt32
  /// The kind of declaration that `import struct M.T` names; `nil` for a plain import.
  package var kind: DeclarationKind?
  /// The access level as written; `nil` where none is written.
  package var access: AccessLevel?
  package var isTestable: Bool
  package var isExported: Bool
  /// Whether the import has the attribute `@_spi`.
  package var isSystemInterface: Bool
  package var condition: UInt16
  /// The length of the path in bytes.
  package var length: UInt32
}

/// One `#if`, `#elseif` or `#else`. 20 bytes.
package struct ConditionFact: BitwiseCopyable, Sendable {
  /// The condition as written; unused for `#else`.
  package var expression: NameID
  /// The index of the clause around this block, 0 where there is none.
  package var parent: UInt16
  /// The index of the clause before this one in the same block, whose condition must not hold; 0
  /// for `#if`.
  package var previous: UInt16
  package var isElse: Bool
  /// The offset after the condition.
  package var start: UInt32 = 0
  /// The offset of the next clause of the block, or of its `#endif`; the greatest number if the
  /// block has no end.
  package var end: UInt32 = .max
}
