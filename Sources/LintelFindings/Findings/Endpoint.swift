import LintelVocabulary

/// One side of a finding.
public struct Endpoint: Hashable, Sendable {
  /// The name of the declaration, module or component, `Outer.Inner` when nested; or the key of the
  /// condition that is not met.
  public let name: String
  /// The component it belongs to, if any.
  public let component: String?
  /// The file that declares it, when others of the project have the same name.
  public let file: String?
  /// The file that declares it; `nil` for what is no declaration of the project.
  public let path: String?
  /// The name of the module that it lies in; `nil` for what is no declaration of the project.
  public let group: String?
  /// The innermost type that it is, or is a member of; `nil` where that does not count.
  package private(set) var type: NamedType?

  public init(
    name: String, component: String? = nil, file: String? = nil, path: String? = nil,
    group: String? = nil
  ) {
    self.name = name
    self.component = component
    self.file = file
    self.path = path
    self.group = group
  }

  /// The same, as a part of a type.
  package func part(of type: NamedType) -> Endpoint {
    var part = self
    part.type = type
    return part
  }

  // Where something is declared does not tell it from others: where that is needed, `file` does.
  public static func == (left: Endpoint, right: Endpoint) -> Bool {
    left.name == right.name && left.component == right.component && left.file == right.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(component)
    hasher.combine(file)
  }
}

/// A type that a finding is about.
package struct NamedType: Hashable, Sendable {
  /// `Outer.Inner` when nested.
  package let name: String
  /// The file that declares it, when others of the project have the same name.
  package let file: String?

  package init(name: String, file: String?) {
    self.name = name
    self.file = file
  }
}

/// One step of a path of dependencies.
public struct Hop: Hashable, Sendable {
  public let from: Endpoint
  public let to: Endpoint
  public let kind: ReferenceKind
  public let location: SourceLocation

  public init(from: Endpoint, to: Endpoint, kind: ReferenceKind, location: SourceLocation) {
    self.from = from
    self.to = to
    self.kind = kind
    self.location = location
  }
}
