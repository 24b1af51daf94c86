import LintelProjectFiles

extension FoundProjects {
  init(
    _ manifests: [Manifest], _ projects: [ProjectDescription], unclaimedFileCount: Int,
    missingFileCount: Int
  ) {
    let packages = Kind(
      name: "package", projectCount: manifests.count,
      targetCount: manifests.reduce(0) { $0 + $1.targets.count })
    let others = ProjectOrigin.allCases.map { origin in
      let projects = projects.filter { $0.origin == origin }
      return Kind(
        name: origin.name, projectCount: projects.count,
        targetCount: projects.reduce(0) { $0 + $1.targets.count { $0.kind != .aggregate } })
    }
    kinds = (others + [packages]).filter { $0.projectCount > 0 }
    self.unclaimedFileCount = unclaimedFileCount
    self.missingFileCount = missingFileCount
  }
}

extension ProjectOrigin {
  /// The name of one such project in a message.
  fileprivate var name: String {
    switch self {
    case .exportedGraph: "exported project"
    case .xcode: "Xcode project"
    case .xcodeGen: "XcodeGen specification"
    case .tuist: "Tuist project"
    case .bazel: "Bazel package"
    case .cocoaPods: "Podfile"
    }
  }
}
