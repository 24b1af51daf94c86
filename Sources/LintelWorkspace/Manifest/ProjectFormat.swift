import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// One way in which projects say what modules they are made of.
struct ProjectFormat: Sendable {
  /// What a file of a format says.
  enum Project {
    case package(Manifest)
    case targets(ProjectDescription)
    case workspace(XcodeWorkspace)
    /// Nothing about modules: it is a tool's own.
    case nothing
  }

  /// The names of all files that say so; the walk looks for them in all folders.
  let manifestNames: [String]
  /// What such a file says, with its path relative to the root, and with what reads the files that
  /// it names; `nil` if it is no manifest after all, and so an ordinary source if its name is that
  /// of one.
  let read:
    @Sendable (
      _ contents: borrowing SourceBuffer, _ path: String, _ others: OtherFiles
    ) throws(ProjectFileError) -> Project?
}

extension ProjectFormat {
  /// Packages of the Swift Package Manager.
  static let package = ProjectFormat(manifestNames: ["Package.swift"]) { contents, path, _ in
    contents.withBytes(hasToolsVersionComment)
      ? .package(ManifestReader.read(contents, path: path)) : nil
  }

  /// Projects of Xcode.
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

  /// Workspaces of Xcode; each project has one in its bundle as well, which says nothing.
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

  /// Pods that are developed in place.
  static let cocoaPods = ProjectFormat(
    manifestNames: ["Podfile"]
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    let project = try CocoaPodsProject.read(bytes, at: path, others: others)
    return project.targets.isEmpty && project.notes.isEmpty ? nil : .targets(project)
  }

  /// Specifications from which XcodeGen makes projects of Xcode.
  static let xcodeGen = ProjectFormat(
    manifestNames: ["project.yml"]
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    return try XcodeGenProject.read(bytes, at: path, others: others).map { .targets($0) }
  }

  /// Packages of Bazel.
  static let bazel = ProjectFormat(
    manifestNames: BazelPackage.fileNames
  ) { contents, path, others throws(ProjectFileError) in
    let bytes = contents.withBytes { Array($0) }
    return try BazelPackage.read(bytes, at: path, others: others).map(Project.targets)
  }
}
