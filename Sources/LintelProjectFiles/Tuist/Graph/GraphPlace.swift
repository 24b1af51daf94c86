import LintelVocabulary

/// Maps the paths in a graph, which are those of the machine that wrote it, to paths in this copy
/// of the project: `/Users/ci/App/Sources/A.swift` to `Sources/A.swift`.
struct GraphPlace: Hashable {
  /// The folder on that machine, with a `/` at its end.
  private let origin: String
  /// The folder here, relative to the root of the check.
  private let folder: String

  /// The smallest number of files that are looked for. One is not enough, because some files may be
  /// gone, or be generated.
  private static let sampleCount = 24
  /// The largest number of parts that the path of a file may have below the folder.
  private static let depthLimit = 32

  /// Finds the longest end of each sampled path that leads to a file here, from the root of the
  /// check or from the folder of the graph. The mapping that results for most files wins.
  ///
  /// - Parameters:
  ///   - files: absolute paths. If there are none, all paths stay as they are.
  ///   - graph: the path of the graph itself.
  /// - Returns: `nil` when none of the files is here.
  init?(of files: [String], graph: String, others: OtherFiles) {
    var votes: [GraphPlace: Int] = [:]
    for position in stride(from: 0, to: files.count, by: max(1, files.count / Self.sampleCount)) {
      guard let place = Self(file: files[position], graph: graph, others) else { continue }
      votes[place, default: 0] += 1
    }
    let winner = votes.min { left, right in
      left.value != right.value
        ? left.value > right.value
        : RelativePath.precedes(left.key.origin, right.key.origin)
    }
    guard let place = winner?.key ?? (files.isEmpty ? Self(origin: "/", folder: "/") : nil) else {
      return nil
    }
    self = place
  }

  private init?(file: String, graph: String, _ others: OtherFiles) {
    let parts = file.pathParts
    for count in stride(from: min(parts.count, Self.depthLimit), to: 0, by: -1) {
      let path = parts.suffix(count).joined(separator: "/")
      for folder in ["", RelativePath.folder(of: graph)] {
        guard others.has(RelativePath.join(folder, path)) else { continue }
        let origin = parts.dropLast(count).map { "/" + $0 }.joined() + "/"
        self.init(origin: origin, folder: folder)
        return
      }
    }
    return nil
  }

  private init(origin: String, folder: String) {
    self.origin = origin
    self.folder = folder
  }

  /// Returns a path relative to the root of the check. A path outside of the folder stays as it is.
  func path(_ path: String) -> String {
    guard path.hasBytes(atStart: origin) else { return RelativePath.join("", path) }
    return RelativePath.join(folder, path.dropping(bytes: origin.utf8.count))
  }

  /// Returns the path of a folder like ``path(_:)``. The folder may be the mapped folder itself.
  func folder(_ path: String) -> String { path + "/" == origin ? folder : self.path(path) }
}
