import LintelVocabulary

extension Podspec {
  /// Returns the target of the pod, and that of its tests if it has any.
  ///
  /// - Parameters:
  ///   - pod: the entry of the pod in the `Podfile`.
  ///   - pods: the names of all pods that are developed in place.
  func targets(of pod: Podfile.Pod, among pods: Set<String>) -> [ProjectTarget] {
    let module = moduleName ?? LintelVocabulary.moduleName(ofTarget: pod.name)
    var target = ProjectTarget(
      id: pod.name, name: pod.name, kind: .framework, offset: pod.offset,
      module: TargetModule(name: module),
      product: TargetProduct(id: pod.name, fileName: module + ".framework"))
    target.patterns = patterns[.pod] ?? []
    target.dependencies = dependencies(of: .pod, among: pods, except: pod.name)
    guard specifications.contains(where: { $0.kind == .tests }) else { return [target] }
    let name = pod.name + "-Unit-Tests"
    var tests = ProjectTarget(
      id: name, name: name, kind: .unitTests, offset: pod.offset,
      module: TargetModule(name: LintelVocabulary.moduleName(ofTarget: name)))
    tests.patterns = patterns[.tests] ?? []
    tests.dependencies =
      [.target(id: pod.name)] + dependencies(of: .tests, among: pods, except: pod.name)
    return [target, tests]
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
