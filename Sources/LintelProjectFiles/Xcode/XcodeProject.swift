/// Projects of Xcode, as `project.pbxproj` describes them.
package enum XcodeProject {
  /// Reads a project without running anything.
  ///
  /// - Parameters:
  ///   - path: of the project file, relative to the root of the check.
  ///   - contents: what is in another file, by its path; `nil` when there is none. Asked for
  ///     configuration files and manifests of packages.
  package static func read(
    _ bytes: [UInt8], at path: String, contents: @escaping (String) -> [UInt8]?
  ) throws(ProjectFileError) -> ProjectDescription {
    let objects = try XcodeObjects(PropertyList(bytes), in: bytes)
    var reader = XcodeReader(objects, path: path, size: bytes.count, contents: contents)
    return reader.read(bytes)
  }
}
