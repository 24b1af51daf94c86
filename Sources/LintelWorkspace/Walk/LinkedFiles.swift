/// Sees to it that a file that symbolic links make appear at several paths is taken once.
struct LinkedFiles {
  private let root: RootFolder
  private let hasLinks: Bool
  private var known: Set<FileIdentity> = []

  /// - Parameter files: all files; when none of them was reached by a link there is no need to ask
  ///   the file system who is who.
  init(_ files: [FoundFile], in root: RootFolder) {
    self.root = root
    hasLinks = files.contains(where: \.isLinked)
  }

  /// Whether `path` leads to a file that no path before it led to.
  mutating func isNew(_ path: String) throws(WorkspaceError) -> Bool {
    guard hasLinks else { return true }
    do throws(SystemError) {
      return known.insert(try root.status(of: path).identity).inserted
    } catch {
      throw WorkspaceError([.unreadable(path, error)])
    }
  }
}
