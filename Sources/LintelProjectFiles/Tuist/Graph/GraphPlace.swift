import LintelVocabulary

/// Where a folder of the machine that wrote a graph is here.
struct GraphPlace: Hashable {
  /// On that machine, with a `/` at its end.
  private let origin: String
  /// Relative to the root of the check.
  private let folder: String

  /// How many files are looked for, at least: some may be gone, or be generated.
  private static let sampleCount = 24
  /// How many folders a file may be in below the folder.
  private static let depthLimit = 32

  /// Finds the longest end of the paths that leads to files here, from the root of the check or
  /// from the folder of the graph.
  ///
  /// - Parameters:
  ///   - files: absolute paths; without any, all paths stay as they are.
  ///   - graph: the graph's own path.
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

  /// A path relative to the root of the check; one that leads elsewhere stays as it is.
  func path(_ path: String) -> String {
    guard path.hasBytes(atStart: origin) else { return RelativePath.join("", path) }
    return RelativePath.join(folder, path.dropping(bytes: origin.utf8.count))
  }

  /// The same of a folder, which may be the one of the place itself.
  func folder(_ path: String) -> String { path + "/" == origin ? folder : self.path(path) }
}
