import LintelVocabulary

/// Reads the pods that are developed in place from a `Podfile`: `pod 'Kit', path: 'Kit'`. All other
/// pods are external.
package enum CocoaPodsProject {
  /// Reads a `Podfile` without running anything.
  ///
  /// - Parameters:
  ///   - path: the path of the `Podfile`, relative to the root of the check.
  ///   - others: provides the specifications of pods.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription {
    let file = try Podfile(bytes, at: path)
    var description = ProjectDescription(path: path, origin: .cocoaPods, notes: file.notes)
    let lines = LineTable(bytes)
    let names = Set(file.pods.map(\.name))
    for pod in file.pods {
      let read = others.value(at: pod.specification, as: .podspec) { text in
        Result { () throws(ProjectFileError) in try Podspec(text, at: pod.specification) }
      }
      guard let read else {
        description.notes.append(
          Note(
            "there is no '\(pod.specification)', so the files of the pod are not known",
            at: pod.offset, lines, of: path))
        continue
      }
      do throws(ProjectFileError) {
        let specification = try read.get()
        description.targets += specification.targets(of: pod, among: names)
        description.notes += specification.notes
      } catch {
        // If the error were thrown, it would be reported for the `Podfile`, which contains no
        // error.
        description.notes.append(
          Note(
            path: pod.specification, line: error.line, column: error.column,
            message: error.message))
      }
    }
    description.podUsers = file.lists.map { user($0, in: description) }
    description.notes = description.notes.sortedByPlace
    return description
  }

  private static func user(
    _ list: PodLists.List, in description: ProjectDescription
  ) -> PodUser {
    let own = Set(description.targets.map(\.id))
    var seen: Set<String> = []
    let project = list.project.map { name in
      RelativePath.join(
        folderOf: description.path, name.hasBytes(atEnd: ".xcodeproj") ? name : name + ".xcodeproj")
    }
    return PodUser(
      target: list.target, project: project,
      pods: list.pods.filter { seen.insert($0).inserted }.map { name in
        own.contains(name)
          ? .remoteTarget(project: description.bundle, id: name, name: name)
          : .product(fileName: moduleName(ofTarget: name) + ".framework")
      },
      areAll: list.areAll)
  }
}
