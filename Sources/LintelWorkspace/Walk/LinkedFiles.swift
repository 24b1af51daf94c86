import LintelPlatform

/// The files that a search found, each with all paths that lead to it because of symbolic links.
struct LinkedFiles {
  /// For each file, its paths: first the one without links, if there is one, then the others in
  /// their order. Hard links are separate files.
  let paths: [[FoundFile]]

  /// - Parameter files: all files, sorted by path. If none of them was reached by a link, no file
  ///   identity is read.
  init(_ files: [FoundFile], in root: RootFolder) throws(WorkspaceErrors) {
    var paths = files.filter { !$0.isLinked }.map { [$0] }
    guard paths.count < files.count else {
      self.paths = paths
      return
    }
    var positions: [FileIdentity: Int] = [:]
    for (position, path) in paths.enumerated() {
      let identity = try Self.identity(of: path[0], in: root)
      if positions[identity] == nil { positions[identity] = position }
    }
    for file in files where file.isLinked {
      let identity = try Self.identity(of: file, in: root)
      if let position = positions[identity] {
        paths[position].append(file)
      } else {
        positions[identity] = paths.count
        paths.append([file])
      }
    }
    self.paths = paths
  }

  private static func identity(
    of file: FoundFile, in root: RootFolder
  ) throws(WorkspaceErrors) -> FileIdentity {
    do throws(SystemError) {
      return try root.status(of: file.path).identity
    } catch {
      throw WorkspaceErrors([.unreadable(file.path, .system(error))])
    }
  }
}
