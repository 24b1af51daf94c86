import LintelPlatform

/// Finds out which paths lead to the same file because of symbolic links.
struct LinkedFiles {
  /// For each file the paths that lead to it: first the one without links, if it is among them,
  /// then the others in their order. Hard links are files of their own.
  let paths: [[FoundFile]]

  /// - Parameter files: all files, by path; when none of them was reached by a link there is no
  ///   need to ask the file system who is who.
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
