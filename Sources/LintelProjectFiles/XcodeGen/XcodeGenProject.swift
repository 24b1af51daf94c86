/// Reads projects that XcodeGen generates from `project.yml`.
package enum XcodeGenProject {
  /// Reads a specification without running anything.
  ///
  /// Source of the definition: XcodeGen's "Project Spec", and where it says nothing, the behaviour
  /// of XcodeGen 2.45.
  ///
  /// - Parameters:
  ///   - path: the path of the specification, relative to the root of the check.
  ///   - others: provides the files that the specification includes, and configuration files.
  /// - Returns: `nil` if the file is no specification, because other tools use this name, too.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription? {
    guard let specification = try Specification(bytes, at: path, others: others) else {
      return nil
    }
    var reader = XcodeGenReader(specification, path: path, others: others)
    return reader.read()
  }
}
