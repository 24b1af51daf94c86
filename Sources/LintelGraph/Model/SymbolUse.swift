import LintelVocabulary

/// A written path of names, such as `UserDefaults.standard.set(_:forKey:)`, kept because somebody
/// asked for one of its names.
///
/// Where it begins with a type of the project, or an alias, the names are those of the type meant:
/// of `Inner.shared` in `Outer` they are `Outer`, `Inner` and `shared`.
public struct SymbolUse: Equatable, Sendable {
  public struct Part: Equatable, Sendable {
    /// Empty for a type that only the compiler knows, as that of `.shared` may be.
    public let name: Name
    /// UTF-8 offset of the written name in the file; where none is written, that of the path.
    public let offset: UInt32
    /// In UTF-8 bytes; 0 where none is written.
    public let length: UInt32
    /// Whether the part names a type, for an external type as far as its first letter
    /// tells.
    public let isType: Bool
    /// What follows in parentheses; `nil` when nothing does.
    public let call: Call?
    /// What the part names, where that is known for certain: a declaration of the project.
    public let declared: DeclarationKind?

    public init(
      name: Name, offset: UInt32, length: UInt32, isType: Bool = false, call: Call? = nil,
      declared: DeclarationKind? = nil
    ) {
      self.name = name
      self.offset = offset
      self.length = length
      self.isType = isType
      self.call = call
      self.declared = declared
    }
  }

  /// The arguments of a call.
  public struct Call: Equatable, Sendable {
    /// Of each argument, in order; the name of an empty text where none is written.
    public let labels: [Name]
    /// Whether the last argument is a closure without a label, which may stand for any parameter.
    public let endsWithClosure: Bool

    public init(labels: [Name], endsWithClosure: Bool = false) {
      self.labels = labels
      self.endsWithClosure = endsWithClosure
    }
  }

  /// The innermost declaration that makes the use.
  public let from: DeclarationID
  @usableFromInline let headOrAbsent: DeclarationID
  /// How the first part is used.
  public let kind: ReferenceKind
  public let certainty: Certainty
  /// Whether the first part is the name of an imported module, but may be that of a type as well.
  public let mayBeginWithModule: Bool
  /// Whether the use before this one is the same, by the name of the type that is written, and this
  /// one by that of a type which that inherits from.
  public let isInherited: Bool
  /// At least one.
  public let parts: [Part]

  public init(
    from: DeclarationID, head: DeclarationID? = nil, kind: ReferenceKind,
    certainty: Certainty = .named, mayBeginWithModule: Bool = false,
    isInherited: Bool = false, parts: [Part]
  ) {
    self.from = from
    headOrAbsent = DeclarationID(orAbsent: head)
    self.kind = kind
    self.certainty = certainty
    self.mayBeginWithModule = mayBeginWithModule
    self.isInherited = isInherited
    self.parts = parts
  }

  /// The declaration of the project that the path begins with, if it does with one.
  @inlinable public var head: DeclarationID? { headOrAbsent.ifPresent }
}

/// Which names to keep uses of; see ``DependencyGraph/symbolUses``.
public struct SymbolUseFilter: Sendable {
  package let names: Set<String>
  package let isWanted: (@Sendable (String) -> Bool)?

  /// - Parameters:
  ///   - names: what is asked for by its whole name.
  ///   - isWanted: is asked about every other name of the project, which costs time; `nil` when no
  ///     other is wanted.
  public init(names: Set<String>, isWanted: (@Sendable (String) -> Bool)? = nil) {
    self.names = names
    self.isWanted = isWanted
  }
}
