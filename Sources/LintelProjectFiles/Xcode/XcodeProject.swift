/// Reads Xcode projects from `project.pbxproj`.
package enum XcodeProject {
  /// Reads a project without running anything.
  ///
  /// - Parameters:
  ///   - path: the path of the project file, relative to the root of the check.
  ///   - others: provides configuration files and manifests of packages.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription {
    let objects = try XcodeObjects(PropertyList(bytes), in: bytes)
    var reader = XcodeReader(objects, path: path, size: bytes.count, others: others)
    return reader.read(bytes)
  }
}
