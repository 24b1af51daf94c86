import LintelVocabulary

/// A written path of names, such as `UserDefaults.standard.set(_:forKey:)`, kept because a rule
/// asks for one of its names.
///
/// If the path begins with a type of the project, or with a typealias, the full path of the type
/// that is meant takes its place: `Inner.shared` in `Outer` has the names `Outer`, `Inner` and
/// `shared`.
package struct SymbolUse: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// The name; empty for a type that only the compiler knows, e.g. the type of `.shared`.
    package let name: Name
    /// UTF-8 offset of the written name in the file; of the path if no name is written.
    package let offset: UInt32
    /// The length in UTF-8 bytes; 0 if no name is written.
    package let length: UInt32
    /// Whether the part names a type; an external name is taken for the name of a type if it begins
    /// with a capital letter, e.g. `UserDefaults`.
    package let isType: Bool
    /// The arguments after the name; `nil` if there is no call.
    package let call: Call?
    /// The kind of the declaration of the project that the part names, if this is known for
    /// certain.
    package let declared: DeclarationKind?

    package init(
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
  package struct Call: Equatable, Sendable {
    /// The labels of the arguments, in order; a name with an empty text for an argument without a
    /// label.
    package let labels: [Name]
    /// Whether the last argument is a closure without a label, which may stand for any parameter.
    package let endsWithClosure: Bool

    package init(labels: [Name], endsWithClosure: Bool = false) {
      self.labels = labels
      self.endsWithClosure = endsWithClosure
    }
  }

  /// The innermost declaration that makes the use.
  package let from: DeclarationID
  @usableFromInline let headOrAbsent: DeclarationID
  /// The kind of reference that the first part makes.
  package let kind: ReferenceKind
  package let certainty: Certainty
  /// Whether the first part is the name of an imported module, but may be the name of a type as
  /// well.
  package let mayBeginWithModule: Bool
  /// Whether this use repeats the one before it, with the name of a supertype instead of the name
  /// of the written type: `Service.shared` for `Special.shared`, if `Special` inherits `shared`.
  package let isInherited: Bool
  /// The parts of the path, at least one.
  package let parts: [Part]

  package init(
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

  /// The declaration of the project that the path begins with, if any.
  @inlinable package var head: DeclarationID? { headOrAbsent.ifPresent }
}

/// A selection of the names whose uses are kept; see ``DependencyGraph/symbolUses``.
package struct SymbolUseFilter: Sendable {
  package let names: Set<String>
  package let isWanted: (@Sendable (String) -> Bool)?

  /// - Parameters:
  ///   - names: the names that are given in full.
  ///   - isWanted: decides about every other name of the project, which costs time; `nil` if no
  ///     other name is wanted.
  package init(names: Set<String>, isWanted: (@Sendable (String) -> Bool)? = nil) {
    self.names = names
    self.isWanted = isWanted
  }
}
