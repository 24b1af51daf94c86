/// What one source file says by itself.
///
/// Flat arrays in the order of the file; a fact points at another by its position in the array.
public struct FileFacts: Sendable {
  public var imports: [ImportFact] = []
  public var declarations: [DeclarationFact] = []
  /// Where each of ``declarations`` extends, same positions.
  public var extents: [ExtentFact] = []
  public var parameters: [ParameterFact] = []
  public var references: [ReferenceFact] = []
  /// Variables of code: local ones, parameters of closures, and names that patterns bind.
  public var locals: [LocalFact] = []
  public var inheritances: [InheritanceFact] = []
  public var attributes: [AttributeFact] = []
  public var requirements: [RequirementFact] = []
  public var thrownTypes: [ThrownTypeFact] = []
  /// The `#if` conditions that facts refer to, from 1; position 0 is unused.
  public var conditions: [ConditionFact] = []
  /// By place.
  public var directives: [DirectiveFact] = []
  /// By place; empty for all files that are Swift.
  public var diagnostics: [DiagnosticFact] = []
}

/// A declaration. 16 bytes.
public struct DeclarationFact: BitwiseCopyable, Sendable {
  /// For an extension, the extended type as written.
  public var name: NameID
  /// Of the name; of the keyword where there is none, as with `init`.
  public var offset: UInt32
  /// The enclosing declaration, or -1 at file level.
  public var owner: Int32
  public var kind: DeclarationKind
  /// As written; ``AccessLevel/unspecified`` when it is not.
  public var access: AccessLevel
  /// Position in ``FileFacts/conditions``, 0 outside `#if`.
  public var condition: UInt16
}

/// The extent, written type, modifiers and traits of a declaration. 28 bytes.
public struct ExtentFact: BitwiseCopyable, Sendable {
  /// Of the first attribute, modifier or keyword.
  public var start: UInt32
  /// After the last byte.
  public var end: UInt32 = 0
  /// Of the written type of a variable, or the result of a function; 0 when there is none.
  public var typeStart: UInt32 = 0
  public var typeEnd: UInt32 = 0
  /// Of the initial value of a variable, after `try` and `await`; 0 when there is none. A reference
  /// at this offset is the head of the value.
  public var valueStart: UInt32 = 0
  public var modifiers: Modifiers
  public var traits: Traits = []
  public var value = ValueKind.none
}

/// A parameter of a declaration, or an associated value of an enum case. 24 bytes.
public struct ParameterFact: BitwiseCopyable, Sendable {
  /// The declaration it belongs to.
  public var owner: Int32
  /// What a caller writes: `_` for nothing, empty for an associated value without a name.
  public var label: NameID
  /// What the body uses; equal to ``label`` where only one is written.
  public var name: NameID
  /// Of the first of the two, or of the type where there is none.
  public var offset: UInt32
  /// Of the type.
  public var typeStart: UInt32
  public var typeEnd: UInt32
}

/// A written mention of a name, or an argument of a call. 16 bytes.
///
/// A path such as `A.B.c` or `a.b(c).d` is several facts: its head, then one for each further part,
/// with ``isContinuation`` set. What stands between, such as arguments, is in facts of its own.
public struct ReferenceFact: BitwiseCopyable, Sendable {
  /// For an argument its label, empty when there is none.
  public var name: NameID
  /// Of the name; for an argument of its first token.
  public var offset: UInt32
  /// For a head, the innermost declaration that makes the reference, or -1 at file level; for a
  /// continuation, the position of the part before it; for an argument, that of the part called.
  public var link: Int32
  /// Of the whole path up to its first call; the same in all its parts.
  public var kind: ReferenceKind
  var flags: UInt8
  /// Position in ``FileFacts/conditions``, 0 outside `#if`.
  public var condition: UInt16

  public var isContinuation: Bool { flags & Self.continuation != 0 }
  /// Whether ``link`` is a position among the references rather than a declaration.
  public var linksToPart: Bool { isContinuation || kind == .argument }
  /// Whether the name stands in a type position, so that it can mean nothing but a type.
  public var isInTypePosition: Bool { flags & Self.typePosition != 0 }
  /// Whether the head is a module, as in `M::T`.
  public var isModuleSelector: Bool { flags & Self.moduleSelector != 0 }
  /// Whether the path, with its generic arguments, is all that a typealias stands for.
  public var isWholeAlias: Bool { flags & Self.wholeAlias != 0 }
  /// Whether arguments follow in parentheses, or a trailing closure does.
  public var isCalled: Bool { flags & Self.called != 0 }
  /// Whether arguments follow in brackets.
  public var isSubscripted: Bool { flags & Self.subscripted != 0 }
  /// Whether the name is tested against, in a pattern, rather than used.
  public var isInPattern: Bool { flags & Self.pattern != 0 }

  static let continuation: UInt8 = 1
  static let typePosition: UInt8 = 2
  static let moduleSelector: UInt8 = 4
  static let wholeAlias: UInt8 = 8
  static let called: UInt8 = 16
  static let subscripted: UInt8 = 32
  static let pattern: UInt8 = 64
}

/// A variable of code. 32 bytes.
public struct LocalFact: BitwiseCopyable, Sendable {
  public var name: NameID
  public var offset: UInt32
  /// The innermost declaration around it, or -1 at file level.
  public var owner: Int32
  /// Where its scope ends; it starts at the name.
  public var scopeEnd: UInt32 = 0
  /// Of the written type, or the type that its value is cast to; 0 when there is none.
  public var typeStart: UInt32 = 0
  /// Of the initial value, or the sequence of a loop, after `try` and `await`; 0 when there is none.
  public var valueStart: UInt32 = 0
  public var condition: UInt16
  public var kind: LocalKind
  public var value = ValueKind.none
}

/// One entry of an inheritance clause. 12 bytes.
///
/// The names in it are references of the same owner, of kind ``ReferenceKind/inherit`` or
/// ``ReferenceKind/conform``.
public struct InheritanceFact: BitwiseCopyable, Sendable {
  /// As written, attributes and `~` included.
  public var name: NameID
  public var offset: UInt32
  public var owner: Int32
}

/// An attribute of a declaration. 12 bytes.
public struct AttributeFact: BitwiseCopyable, Sendable {
  /// As written, without `@` and arguments.
  public var name: NameID
  public var offset: UInt32
  /// The declaration it stands before; -1 when it stands before none, as in a closure.
  public var owner: Int32
}

/// An import. 28 bytes.
public struct ImportFact: BitwiseCopyable, Sendable {
  /// The whole path as written: `UIKit.UIView`.
  public var path: NameID
  /// The first part of the path.
  public var module: NameID
  /// The last part of the path of `import struct M.T`, which brings in nothing else.
  public var declaration: NameID
  /// Of the path.
  public var offset: UInt32
  /// What `import struct M.T` names; `nil` for a plain import.
  public var kind: DeclarationKind?
  /// As written; ``AccessLevel/unspecified`` when it is not.
  public var access: AccessLevel
  public var isTestable: Bool
  public var isExported: Bool
  public var condition: UInt16
  /// Of the path, in bytes.
  public var length: UInt32
}

/// One `#if`, `#elseif` or `#else`. 12 bytes.
public struct ConditionFact: BitwiseCopyable, Sendable {
  /// The expression as written; unused for `#else`.
  public var expression: NameID
  /// The condition of the block around this one, 0 when there is none.
  public var parent: UInt16
  /// The clause before this one in the same block, which must not hold; 0 for `#if`.
  public var previous: UInt16
  public var isElse: Bool
}
