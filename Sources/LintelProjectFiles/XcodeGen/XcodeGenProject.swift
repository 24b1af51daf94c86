/// Projects that XcodeGen makes, as `project.yml` specifies them.
package enum XcodeGenProject {
  /// Reads a specification without running anything.
  ///
  /// Source of the definition: XcodeGen's own "Project Spec", and where it is silent what XcodeGen
  /// 2.45 does.
  ///
  /// - Parameters:
  ///   - path: of the specification, relative to the root of the check.
  ///   - others: asked for files
  ///     that the specification includes, and for configuration files.
  /// - Returns: `nil` when it is no specification, as other tools have files of this name, too.
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
