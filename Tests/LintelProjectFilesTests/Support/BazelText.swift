import Testing

@testable import LintelProjectFiles

/// Reads a BUILD file.
///
/// - Parameter files: what other files say, by path.
func readBazel(
  _ text: String, at path: String = "App/BUILD", files: [String: String] = [:]
) throws(ProjectFileError) -> ProjectDescription? {
  try BazelPackage.read(
    Array(text.utf8), at: path, others: OtherFiles { files[$0].map { Array($0.utf8) } })
}

/// Reads a BUILD file in which there are targets.
func bazel(
  _ text: String, at path: String = "App/BUILD", files: [String: String] = [:]
) throws -> ProjectDescription {
  try #require(try readBazel(text, at: path, files: files))
}

/// Where a BUILD file is refused, and why; `nil` if it is read.
func bazelProblem(of text: String) -> String? {
  do throws(ProjectFileError) {
    _ = try readBazel(text)
    return nil
  } catch {
    return "\(error.line):\(error.column): \(error.message)"
  }
}
