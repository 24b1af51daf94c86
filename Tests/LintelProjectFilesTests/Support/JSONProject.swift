import Testing

@testable import LintelProjectFiles

/// Reads a `project.xcproj`.
///
/// - Parameters:
///   - json: what is in its braces.
///   - files: what other files say, by path.
func readJSON(
  _ json: String, at path: String = "App.xcodeproj/project.xcproj", files: [String: String] = [:]
) throws -> ProjectDescription {
  try XcodeJSONProject.read(
    Array("{\(json)}".utf8), at: path,
    others: OtherFiles {
      files[$0].map { Array($0.utf8) }
    })
}

/// Expects that both forms of a project say the same, and that nothing in them is left out.
func expectSame(
  _ text: ProjectText, _ json: String, in folder: String = "", files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let old = try text.read(at: folder + "App.xcodeproj/project.pbxproj", files: files)
  let new = try readJSON(json, at: folder + "App.xcodeproj/project.xcproj", files: files)
  #expect(
    new.targets.map(withoutPlace) == old.targets.map(withoutPlace), sourceLocation: sourceLocation)
  #expect(new.packageFolders == old.packageFolders, sourceLocation: sourceLocation)
  #expect(new.bundle == old.bundle && new.folder == old.folder, sourceLocation: sourceLocation)
  #expect(old.notes == [] && new.notes == [], sourceLocation: sourceLocation)
}

private func withoutPlace(_ target: ProjectTarget) -> ProjectTarget {
  var target = target
  target.offset = 0
  return target
}
