import LintelProjectFiles
import LintelScanner
import Testing

@testable import LintelWorkspace

/// What a manifest of Tuist says, from its second line on.
///
/// - Parameters:
///   - files: other files, by path.
func tuistProject(
  _ text: String, at path: String = "Project.swift", files: [String: String] = [:]
) -> ProjectDescription {
  let source = SourceBuffer(Array(("import ProjectDescription\n" + text).utf8))
  return TuistReader.read(
    ManifestTokens(source), path: path, others: OtherFiles { files[$0].map { Array($0.utf8) } })
}

extension ProjectDescription {
  /// The target of a name.
  func target(_ name: String) throws -> ProjectTarget {
    try #require(targets.first { $0.name == name })
  }

  /// `line: message` of each note, without what can be done.
  var shortNotes: [String] {
    notes.map { note in
      let end = note.message.firstRange(of: "; 'tuist graph")?.lowerBound
      return "\(note.location?.line ?? 0): \(note.message[..<(end ?? note.message.endIndex)])"
    }
  }
}

extension ProjectTarget {
  /// Those of some files that belong to the target.
  func compiled(_ paths: [String]) -> [String] {
    paths.filter { path in
      patterns.contains { $0.compiles(path) } || folders.contains { $0.compiles(path) }
    }
  }
}
