import Testing

@testable import LintelProjectFiles

/// What a specification says; `nil` when it is none.
///
/// - Parameter files: what is in other files, by path.
func readSpecification(
  _ text: String, at path: String = "project.yml", files: [String: String] = [:]
) throws -> ProjectDescription? {
  try XcodeGenProject.read(
    Array(text.utf8), at: path, others: OtherFiles { files[$0].map { Array($0.utf8) } })
}

func specification(
  _ text: String, at path: String = "project.yml", files: [String: String] = [:]
) throws -> ProjectDescription {
  try #require(try readSpecification(text, at: path, files: files))
}

extension ProjectDescription {
  var noteTexts: [String] { notes.map(\.description) }
}
