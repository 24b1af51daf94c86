import LintelVocabulary

extension Podspec {
  /// The target that the pod becomes, and that of its tests if it has any.
  ///
  /// - Parameters:
  ///   - pod: what the `Podfile` says of it.
  ///   - pods: the names of all pods that are developed in place.
  func targets(of pod: Podfile.Pod, among pods: Set<String>) -> [ProjectTarget] {
    let module = moduleName ?? LintelVocabulary.moduleName(ofTarget: pod.name)
    var target = ProjectTarget(
      id: pod.name, name: pod.name, kind: .framework, offset: pod.offset,
      module: TargetModule(name: module),
      product: TargetProduct(id: pod.name, fileName: module + ".framework"))
    target.patterns = patterns(of: .pod)
    target.dependencies = dependencies(of: .pod, among: pods, except: pod.name)
    guard specifications.contains(where: { $0.kind == .tests }) else { return [target] }
    let name = pod.name + "-Unit-Tests"
    var tests = ProjectTarget(
      id: name, name: name, kind: .unitTests, offset: pod.offset,
      module: TargetModule(name: LintelVocabulary.moduleName(ofTarget: name)))
    tests.patterns = patterns(of: .tests)
    tests.dependencies =
      [.target(id: pod.name)] + dependencies(of: .tests, among: pods, except: pod.name)
    return [target, tests]
  }

  private func patterns(of kind: Specification.Kind) -> [SourcePatterns] {
    let folder = RelativePath.folder(of: path)
    return specifications.filter { $0.kind == kind && !$0.sources.isEmpty }.map { specification in
      SourcePatterns(
        folder: folder, includes: specification.sources.flatMap(Self.globs),
        excludes: exclusions(of: specification).flatMap(Self.globs), ignoresCase: true)
    }
  }

  /// Parts leave out what the whole leaves out.
  private func exclusions(of specification: Specification) -> [String] {
    var exclusions = specification.exclusions
    var parent = specification.parent
    while let next = parent {
      exclusions += specifications[next].exclusions
      parent = specifications[next].parent
    }
    return exclusions
  }

  /// `**` stands for folders alone, and a folder for the files directly in it.
  private static func globs(_ pattern: String) -> [FileGlob] {
    let text = RelativePath.join("", pattern).lowercased()
    if text == "**" || text.hasBytes(atEnd: "/**") { return [FileGlob(String(text.dropLast()))] }
    let isPlain = !text.utf8.contains { "*?[{".utf8.contains($0) }
    return [FileGlob(text)] + (isPlain ? [FileGlob(text + "/*")] : [])
  }

  private func dependencies(
    of kind: Specification.Kind, among pods: Set<String>, except pod: String
  ) -> [TargetDependency] {
    var seen: Set<String> = [pod]
    return specifications.filter { $0.kind == kind }.flatMap(\.dependencies)
      .filter { seen.insert($0).inserted }
      .map { name in
        pods.contains(name)
          ? .target(id: name)
          : .product(fileName: LintelVocabulary.moduleName(ofTarget: name) + ".framework")
      }
  }
}
