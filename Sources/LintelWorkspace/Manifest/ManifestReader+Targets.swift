extension ManifestReader {
  mutating func readTargets(_ range: Range<Int>) {
    let list = source.literalElements(range)
    for position in list.computed {
      noteComputedTargets("the list of targets is computed", at: position)
    }
    for element in list.elements { readTarget(element) }
  }

  mutating func readTarget(_ range: Range<Int>) {
    guard let call = source.call(source.value(of: range)), let kind = Self.kind(ofTarget: call.name)
    else {
      return noteComputedTargets("a target is computed", at: range.lowerBound)
    }
    let arguments = source.arguments(call.open)
    guard let nameArgument = arguments.first(where: { $0.label == "name" }),
      let name = source.string(nameArgument.value)
    else {
      return noteComputedTargets("the name of a target is computed", at: range.lowerBound)
    }
    // The module without a name contains the files of no target.
    if name.isEmpty { return note("a target has no name; it is not read", at: range.lowerBound) }
    var target = ManifestTarget(name: name, kind: kind)
    for argument in arguments { read(argument, into: &target) }
    readChanges(ofTargetAt: range.lowerBound, into: &target)
    manifest.targets.append(target)
  }

  static func kind(ofTarget function: String) -> WorkspaceModule.Kind? {
    switch function {
    case "target": .library
    case "executableTarget": .executable
    case "testTarget": .test
    case "macro": .macro
    case "plugin": .plugin
    case "systemLibrary": .systemLibrary
    case "binaryTarget": .binary
    default: nil
    }
  }

  mutating func read(_ argument: ManifestTokens.Argument, into target: inout ManifestTarget) {
    let start = argument.value.lowerBound
    switch argument.label {
    case "path":
      target.path = source.string(argument.value)
      if target.path == nil, !source.isNil(argument.value) {
        note("path of target '\(target.name)' is computed; its default folder is used", at: start)
      }
    case "sources" where !source.isNil(argument.value):
      let list = source.strings(argument.value)
      if let computed = list.computed {
        note(
          "sources of target '\(target.name)' are computed; all in its folder count",
          at: computed)
      } else {
        target.sources = list.values
      }
    case "exclude":
      let list = source.strings(argument.value)
      target.exclude = list.values
      if let computed = list.computed {
        note(
          "exclude of target '\(target.name)' is partly computed; the computed part is left out",
          at: computed)
      }
    case "resources": readResources(argument.value, into: &target)
    case "dependencies": readDependencies(argument.value, into: &target)
    case "plugins": target.usesPlugins = !source.isNil(argument.value)
    default: break
    }
  }

  private mutating func readResources(_ range: Range<Int>, into target: inout ManifestTarget) {
    let list = source.literalElements(range)
    var computed = list.computed
    for element in list.elements {
      if let call = source.call(element), let first = source.arguments(call.open).first,
        let path = source.string(first.value)
      {
        target.resources.append(path)
      } else {
        computed.append(element.lowerBound)
      }
    }
    if let position = computed.min() {
      note(
        "resources of target '\(target.name)' are partly computed; the computed part is left out",
        at: position)
    }
  }

  private mutating func readDependencies(_ range: Range<Int>, into target: inout ManifestTarget) {
    let list = source.literalElements(range)
    var computed = list.computed
    var dependencies: [ManifestDependency] = []
    for element in list.elements {
      if let dependency = dependency(source.value(of: element)) {
        dependencies.append(dependency)
      } else {
        computed.append(element.lowerBound)
      }
    }
    target.dependencies = computed.isEmpty ? dependencies : nil
    if let position = computed.min() {
      note(
        "dependencies of target '\(target.name)' are computed, so they are not known",
        at: position)
    }
  }

  private func dependency(_ range: Range<Int>) -> ManifestDependency? {
    if let name = source.string(range) { return dependency(.byName(name), namedAt: range) }
    guard let call = source.call(range) else { return nil }
    let arguments = source.arguments(call.open)
    guard let nameArgument = arguments.first(where: { $0.label == "name" }),
      let name = source.string(nameArgument.value)
    else { return nil }
    switch call.name {
    case "target": return dependency(.target(name), namedAt: nameArgument.value)
    case "byName": return dependency(.byName(name), namedAt: nameArgument.value)
    case "product":
      let package = arguments.first { $0.label == "package" }.flatMap { source.string($0.value) }
      return dependency(
        .product(name, package: package), namedAt: nameArgument.value,
        isAliased: arguments.contains { $0.label == "moduleAliases" })
    default: return nil
    }
  }

  /// - Parameter range: the token of a string literal on one line.
  private func dependency(
    _ target: ManifestDependency.Target, namedAt range: Range<Int>, isAliased: Bool = false
  ) -> ManifestDependency {
    let token = source.tokens[range.lowerBound]
    return ManifestDependency(
      target: target, isAliased: isAliased, offset: token.offset, length: token.end - token.offset)
  }
}
