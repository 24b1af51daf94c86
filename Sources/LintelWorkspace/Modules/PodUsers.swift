import LintelProjectFiles
import LintelVocabulary

extension [ProjectDescription] {
  /// Adds the pods that a `Podfile` lists for a target of an Xcode project to the target's
  /// dependencies.
  ///
  /// If a target is listed by no `Podfile` around it, or by one that does not list all of its pods,
  /// its dependencies are not all known.
  mutating func addPods() {
    var podfiles: [PathKey: [String: [PodUser]]] = [:]
    for project in self where project.origin == .cocoaPods {
      podfiles[PathKey(project.folder)] = Dictionary(grouping: project.podUsers, by: \.target)
    }
    if podfiles.isEmpty { return }
    for index in indices where self[index].origin == .xcode {
      let folder = PathKey(self[index].folder)
      // The nearest folder comes first. `pathAndFolders` does not include the root.
      var folders = RelativePath.pathAndFolders(of: self[index].folder)
      if self[index].folder != "" { folders.append(PathKey("")) }
      let around = folders.compactMap { key in podfiles[key].map { (folder: key, users: $0) } }
      if around.isEmpty { continue }
      let bundle = PathKey(self[index].bundle)
      for target in self[index].targets.indices {
        let users = around.flatMap { podfile in
          (podfile.users[self[index].targets[target].name] ?? []).filter { user in
            user.project.map { PathKey($0) == bundle } ?? (podfile.folder == folder)
          }
        }
        self[index].targets[target].add(users)
      }
    }
  }
}

extension ProjectTarget {
  /// - Parameter users: the entries for this target, one for each `Podfile` that lists it.
  fileprivate mutating func add(_ users: [PodUser]) {
    var seen = Set(dependencies)
    dependencies += users.flatMap(\.pods).filter { seen.insert($0).inserted }
    hasAllDependencies = hasAllDependencies && !users.isEmpty && users.allSatisfy(\.areAll)
  }
}
