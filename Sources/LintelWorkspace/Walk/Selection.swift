/// The caller's choice of files, and the paths that the caller was asked about and does not want.
final class Selection {
  private let prunes: (String) -> Bool
  private let includes: (String) -> Bool
  /// Paths of files. A folder that is not searched is represented by one path below it, because any
  /// file in it may be a source.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - prunes: whether nothing below a folder's path is wanted.
  ///   - includes: whether the Swift file at a path is wanted.
  init(prunes: @escaping (String) -> Bool, includes: @escaping (String) -> Bool) {
    self.prunes = prunes
    self.includes = includes
  }

  func prune(_ folder: String) -> Bool {
    let isPruned = prunes(folder)
    if isPruned { leftOut.append(folder + "/_.swift") }
    return isPruned
  }

  func include(_ file: String) -> Bool {
    let isWanted = includes(file)
    if !isWanted { leftOut.append(file) }
    return isWanted
  }
}
