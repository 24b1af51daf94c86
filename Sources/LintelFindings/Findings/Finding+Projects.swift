import LintelText
import LintelVocabulary

/// The folder of one of several projects that are checked in one call.
package struct ProjectPlace: Sendable {
  /// The path relative to the folder around all projects; `.` for that folder itself.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Returns the name of a rule with the folder in front, to distinguish it from the rules of other
  /// projects: `App: layering`.
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
  /// Returns this finding with the project's folder in front of the rule's name and of all paths.
  func placed(_ place: ProjectPlace) -> Finding {
    var contents = contents
    contents.rule = place.rule(rule)
    contents.report.from = from.map(place.endpoint)
    contents.report.to = to.map(place.endpoint)
    contents.report.through = through.map(place.endpoint)
    contents.report.locations = locations.map(place.location)
    contents.report.path = path.map {
      Hop(
        from: place.endpoint($0.from), to: place.endpoint($0.to), kind: $0.kind,
        location: place.location($0.location))
    }
    contents.parts = contents.parts.map { $0.placed(place) }
    return Finding(contents)
  }
}

extension ConfigurationError {
  /// Returns this error with the project's folder in front of its path.
  package func placed(_ place: ProjectPlace) -> ConfigurationError {
    guard isInProject else { return self }
    return ConfigurationError(
      path: place.path(path), isInProject: true, line: line, column: column, message: message)
  }
}
