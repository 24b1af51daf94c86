import LintelProjectFiles
import LintelVocabulary

/// The dependencies of targets.
extension TuistManifest {
  mutating func readDependencies(_ range: Range<Int>, into target: inout ProjectTarget) {
    let computed = "dependencies of target '\(target.name)' are partly computed"
    let noteCount = self.noteCount
    var seen: Set<TargetDependency> = [.target(id: target.id)]
    for element in elements(range, computed: computed) {
      switch dependency(source.value(of: element)) {
      case .known(let dependency?):
        if seen.insert(dependency).inserted { target.dependencies.append(dependency) }
      case .known(nil): break
      case .computed: note(computed, at: element.lowerBound)
      }
    }
    target.hasAllDependencies = self.noteCount == noteCount
  }

  private enum Reading {
    /// `nil` for a dependency that is not code of the workspace:
    /// `.sdk(name: "UIKit", type: .framework)`.
    case known(TargetDependency?)
    case computed
  }

  private mutating func dependency(_ range: Range<Int>) -> Reading {
    if member(range, of: "TargetDependency") == "xctest" { return .known(nil) }
    guard let call = source.call(range, of: "TargetDependency") else { return .computed }
    let arguments = arguments(call.open)
    func value(_ label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }
    func text(_ label: String) -> String? { value(label).flatMap(source.text) }
    switch call.name {
    case "sdk": return .known(nil)
    case "target", "macro":
      let name = text("name") ?? arguments.first.flatMap { nameOfTarget($0.value) }
      return name.map { .known(.target(id: $0)) } ?? .computed
    case "project":
      guard let name = text("target"), let path = value("path").flatMap(path) else {
        return .computed
      }
      return .known(
        path == paths.folder
          ? .target(id: name) : .remoteTarget(project: path, id: name, name: name))
    case "external":
      return text("name").map { .known(.packageProduct($0, package: nil)) } ?? .computed
    case "package":
      if value("type").flatMap({ member($0, of: "PackageType") }) == "plugin" {
        return .known(nil)
      }
      return text("product").map { .known(.packageProduct($0, package: nil)) } ?? .computed
    case "framework", "xcframework", "library":
      guard let path = value("path").flatMap(path) else { return .computed }
      return .known(.product(fileName: RelativePath.fileName(of: path)))
    default: return .computed
    }
  }

  /// Returns the name of the target that a constant holds, as in `.target(core)`.
  private func nameOfTarget(_ range: Range<Int>) -> String? {
    guard let call = source.call(source.value(of: range), of: "Target") else { return nil }
    return arguments(call.open).first { $0.label == "name" }.flatMap {
      source.text($0.value)
    }
  }
}
