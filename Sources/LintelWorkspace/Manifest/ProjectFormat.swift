import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// A project format: the names of its files, and how to read one.
struct ProjectFormat: Sendable {
  /// The contents of a project file.
  enum Project {
    case package(Manifest)
    case targets(ProjectDescription)
    case workspace(XcodeWorkspace)
    /// A tool's own file, which declares no modules, e.g. `Tuist.swift`.
    case nothing
  }

  /// The file names of the format; the walk looks for them in all folders.
  let manifestNames: [String]
  /// Reads a file. `path` is relative to the root; `others` reads the files that the file names.
  /// Returns `nil` if the file is not a manifest after all; a Swift file is then an ordinary
  /// source.
  let read:
    @Sendable (
      _ contents: borrowing SourceBuffer, _ path: String, _ others: OtherFiles
    ) throws(ProjectFileError) -> Project?
}

extension ProjectFormat {
  /// Swift packages.
  static let package = ProjectFormat(manifestNames: ["Package.swift"]) { contents, path, _ in
    contents.withBytes(hasToolsVersionComment)
      ? .package(ManifestReader.read(contents, path: path)) : nil
  }

  /// Xcode projects.
  static let xcode = ProjectFormat(
    manifestNames: ["project.pbxproj", "project.xcproj"]
  ) { contents, path, others throws(ProjectFileError) in
    guard RelativePath.folder(of: path).hasBytes(atEnd: ".xcodeproj") else { return nil }
    let bytes = contents.withBytes { Array($0) }
    return .targets(
      path.hasBytes(atEnd: ".xcproj")
        ? try XcodeJSONProject.read(bytes, at: path, others: others)
        : try XcodeProject.read(bytes, at: path, others: others))
  }

  /// Xcode workspaces. The workspace in the bundle of each project is left out, because it refers
  /// to that project alone.
  static let xcodeWorkspace = ProjectFormat(
    manifestNames: ["contents.xcworkspacedata"]
  ) { contents, path, others throws(ProjectFileError) in
    let bundle = RelativePath.folder(of: path)
    guard bundle.hasBytes(atEnd: ".xcworkspace"),
      !RelativePath.folder(of: bundle).hasBytes(atEnd: ".xcodeproj")
    else { return nil }
    let bytes = contents.withBytes { Array($0) }
    return .workspace(try XcodeWorkspace.read(bytes, at: path, others: others))
  }

  /// Pods that are developed in place: `pod 'Core', :path => 'Core'`.
  static let cocoaPods = ProjectFormat(
    manifestNames: ["Podfile"]
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    let project = try CocoaPodsProject.read(bytes, at: path, others: others)
    return project.targets.isEmpty && project.notes.isEmpty ? nil : .targets(project)
  }

  /// Specifications from which XcodeGen generates Xcode projects.
  static let xcodeGen = ProjectFormat(
    manifestNames: ["project.yml"]
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    return try XcodeGenProject.read(bytes, at: path, others: others).map { .targets($0) }
  }

  /// Bazel packages.
  static let bazel = ProjectFormat(
    manifestNames: BazelPackage.fileNames
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    return try BazelPackage.read(bytes, at: path, others: others).map(Project.targets)
  }
}
