import LintelVocabulary

/// Reads Xcode projects from `project.xcproj`, the format of Xcode 27 and later.
package enum XcodeJSONProject {
  /// Reads a project without running anything.
  ///
  /// - Parameters:
  ///   - path: the path of the project file, relative to the root of the check.
  ///   - others: provides configuration files and manifests of packages.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription {
    let bundle = RelativePath.folder(of: path)
    if others.has(RelativePath.join(bundle, "project.pbxproj")) {
      throw ProjectFileError(
        "'\(bundle)' has a 'project.pbxproj' as well, so Xcode opens neither; remove the older one",
        at: 0, in: bytes)
    }
    let root = try PropertyList(json: bytes).root
    try check(root, in: bytes)
    var reader = XcodeJSONReader(root, path: path, size: bytes.count, others: others)
    return reader.read(bytes)
  }

  private static func check(
    _ root: PropertyList.Node, in bytes: [UInt8]
  ) throws(ProjectFileError) {
    if root["files"]?.isArray != true {
      throw ProjectFileError(
        "this is not an Xcode project: it has no list of 'files'", at: root.offset, in: bytes)
    }
    // No capability is known yet, so a file that requires one is newer than this reader.
    if let capability = root["required-capabilities"]?.elements(atMost: 1).first {
      throw ProjectFileError(
        "the project requires '\(capability.text ?? "")', which is not known here; "
          + "use a newer version of Lintel, or name the modules under 'sources: modules'",
        at: capability.offset, in: bytes)
    }
  }
}
