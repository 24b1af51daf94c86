import LintelText
import LintelVocabulary

/// The place of one of several projects that are checked in one call.
package struct ProjectPlace: Sendable {
  /// Its folder as seen from the one around all projects, `.` for that itself.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// What a rule of the project is called among those of others.
  func rule(_ name: String) -> String { "\(folder): \(name)" }

  func path(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

  func location(_ location: SourceLocation) -> SourceLocation {
    guard location.isInProject else { return location }
    return SourceLocation(
      path: path(location.path), line: location.line, column: location.column,
      length: location.length, sourceLine: location.sourceLine,
      sourceColumn: location.sourceColumn)
  }

  func endpoint(_ end: Endpoint) -> Endpoint {
    let moved = Endpoint(
      name: end.name, component: end.component, file: end.file.map(path), path: end.path.map(path),
      group: end.group)
    guard let type = end.type else { return moved }
    return moved.part(of: NamedType(name: type.name, file: type.file.map(path)))
  }
}

extension Finding {
  /// The same finding as it is told among those of other projects.
  func placed(_ place: ProjectPlace) -> Finding {
    var contents = contents
    contents.rule = place.rule(rule)
    contents.from = from.map(place.endpoint)
    contents.to = to.map(place.endpoint)
    contents.through = through.map(place.endpoint)
    contents.locations = locations.map(place.location)
    contents.path = path.map {
      Hop(
        from: place.endpoint($0.from), to: place.endpoint($0.to), kind: $0.kind,
        location: place.location($0.location))
    }
    contents.parts = contents.parts.map { $0.placed(place) }
    return Finding(contents)
  }
}

extension ConfigurationError {
  /// The same error as it is told among those of other projects.
  package func placed(_ place: ProjectPlace) -> ConfigurationError {
    guard isInProject else { return self }
    return ConfigurationError(
      path: place.path(path), isInProject: true, line: line, column: column, message: message)
  }
}
