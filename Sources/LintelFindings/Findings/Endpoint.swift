import LintelVocabulary

/// One side of a finding.
package struct Endpoint: Hashable, Sendable {
  /// The name of the declaration, module or component, `Outer.Inner` when nested; or the key of the
  /// condition that is not met.
  package let name: String
  /// The component of the declaration, if any.
  package let component: String?
  /// The file of the declaration, if other declarations of the project have the same name.
  package let file: String?
  /// The path of the declaration's file; `nil` if the endpoint is not a declaration of the project.
  package let path: String?
  /// The name of the only module that compiles the declaration; `nil` if several modules compile
  /// it, or if the endpoint is not a declaration of the project.
  package let group: String?
  /// The type that the endpoint is, or the innermost type of which it is a member; `nil` if
  /// findings about the endpoint are not joined by type.
  package private(set) var type: NamedType?

  package init(
    name: String, component: String? = nil, file: String? = nil, path: String? = nil,
    group: String? = nil
  ) {
    self.name = name
    self.component = component
    self.file = file
    self.path = path
    self.group = group
  }

  /// Returns this endpoint with the information that it is `type` or a member of `type`.
  package func part(of type: NamedType) -> Endpoint {
    var part = self
    part.type = type
    return part
  }

  // `path`, `group` and `type` do not distinguish endpoints: if the name is not enough, `file`
  // does.
  package static func == (left: Endpoint, right: Endpoint) -> Bool {
    left.name == right.name && left.component == right.component && left.file == right.file
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(component)
    hasher.combine(file)
  }
}

/// A type that a finding is about.
package struct NamedType: Hashable, Sendable {
  /// The name of the type, `Outer.Inner` if it is nested.
  package let name: String
  /// The file that declares the type, if other types of the project have the same name.
  package let file: String?

  package init(name: String, file: String?) {
    self.name = name
    self.file = file
  }
}

/// One step of a chain or a cycle.
package struct Hop: Hashable, Sendable {
  package let from: Endpoint
  package let to: Endpoint
  package let kind: ReferenceKind
  package let location: SourceLocation

  package init(from: Endpoint, to: Endpoint, kind: ReferenceKind, location: SourceLocation) {
    self.from = from
    self.to = to
    self.kind = kind
    self.location = location
  }
}
