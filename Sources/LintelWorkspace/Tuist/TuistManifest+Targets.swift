import LintelProjectFiles
import LintelVocabulary

/// The targets of a project.
extension TuistManifest {
  mutating func target(_ range: Range<Int>, _ modules: inout TuistModules) -> ProjectTarget? {
    guard let call = source.call(source.value(of: range), of: "Target"),
      ["init", "target"].contains(call.name)
    else {
      note("a target is computed, so it is not known", at: range.lowerBound)
      return nil
    }
    let arguments = arguments(call.open)
    guard let written = arguments.first(where: { $0.label == "name" })?.value,
      let name = source.text(written), !name.isEmpty
    else {
      note("the name of a target is computed, so the target is not known", at: range.lowerBound)
      return nil
    }
    var kind = TargetKind.framework
    var productName: String?
    var settings = TuistSettings()
    for argument in arguments {
      switch argument.label {
      case "product": kind = self.kind(argument.value, of: name)
      case "productName": productName = self.productName(argument.value, of: name)
      case "settings": settings = self.settings(argument.value, of: "target '\(name)'")
      default: break
      }
    }
    var target = modules.target(
      named: name, kind: kind, productName: productName, settings: settings)
    target.offset = Int(source.tokens[written.lowerBound].offset)
    target.patterns = [derivedFiles(ofTarget: name)]
    for argument in arguments { read(argument, into: &target) }
    return target
  }

  private mutating func read(_ argument: ManifestTokens.Argument, into target: inout ProjectTarget)
  {
    switch argument.label {
    case "destinations", "platform": target.platforms = platforms(argument.value)
    case "sources": readSources(argument.value, into: &target)
    case "buildableFolders": readFolders(argument.value, into: &target)
    case "dependencies": readDependencies(argument.value, into: &target)
    default: break
    }
  }

  /// Returns the kind of a target; a framework if it is computed, because such a module may be
  /// imported.
  private mutating func kind(_ range: Range<Int>, of target: String) -> TargetKind {
    if let product = member(range, of: "Product") { return TargetKind(tuistProduct: product) }
    note(
      "the product of target '\(target)' is computed; it counts as a framework",
      at: range.lowerBound)
    return .framework
  }

  private mutating func productName(_ range: Range<Int>, of target: String) -> String? {
    if source.isNil(range) { return nil }
    if let name = source.text(range) { return name }
    note(
      "the product name of target '\(target)' is computed; the target's name is used",
      at: range.lowerBound)
    return nil
  }

  /// Returns the platforms of a target; `nil` when they are computed.
  private func platforms(_ range: Range<Int>) -> Set<Platform>? {
    let value = source.value(of: range)
    let list = literalElements(value)
    let members = list.computed.isEmpty ? list.elements : [value]
    let platforms = members.map { element in
      ["Destination", "Destinations", "Platform"].lazy.compactMap { self.member(element, of: $0) }
        .first.flatMap(Platform.init(tuist:))
    }
    return platforms.contains(nil) ? nil : Set(platforms.compactMap(\.self))
  }

  /// Returns the sources that Tuist generates for a target, e.g.
  /// `Derived/Sources/TuistAssets+App.swift`.
  private func derivedFiles(ofTarget name: String) -> SourcePatterns {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let camelCased = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return SourcePatterns(
      folder: RelativePath.join(paths.folder, "Derived/Sources"),
      includes: [FileGlob("Tuist*+\(camelCased).swift")])
  }
}
