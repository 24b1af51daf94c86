/// Which files the caller wants, and which he was asked about and does not want.
final class Selection {
  private let prunes: (String) -> Bool
  private let includes: (String) -> Bool
  /// Paths of files; of a folder that is not looked into, any file may be a source.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - prunes: says of a folder's path that nothing below it is wanted.
  ///   - includes: says of a Swift file's path that the file is wanted.
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
