/// Reads graphs of projects that `tuist graph --format json` has written.
package enum TuistGraph {
  /// Returns the projects of a graph in the order of the file, without those of its packages.
  ///
  /// Each project is described as if by a `Project.swift` in its folder, because other projects
  /// refer to it by that folder.
  ///
  /// - Parameters:
  ///   - path: the path of the graph, relative to the root of the check.
  ///   - others: finds out where the files of the graph are here, because its paths are those of
  ///     the machine that wrote it.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> [ProjectDescription] {
    let root = try PropertyList(bytes).root
    guard let node = root["projects"], node.isDictionary || node.isArray else {
      throw ProjectFileError(
        "this is not a graph of Tuist: it has no 'projects'; write it with "
          + "'tuist graph --format json'", at: root.offset, in: bytes)
    }
    let projects = node.namedValues.map { GraphProject($0.name, $0.value) }
    let own = projects.filter { !$0.isExternal }
    let files = own.flatMap(\.targets).flatMap(\.files).map(\.path)
    guard let place = GraphPlace(of: files, graph: path, others: others) else {
      throw ProjectFileError(
        "none of the sources of this graph exists here, such as '\(files.first ?? "")'; write the "
          + "graph again, in this copy of the project", at: node.offset, in: bytes)
    }
    let reader = GraphReader(projects, place, fileSize: bytes.count, others: others)
    return own.map { reader.description(of: $0) }
  }
}
