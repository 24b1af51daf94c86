import LintelProjectFiles
import LintelVocabulary

/// The sources of targets.
extension TuistManifest {
  mutating func readSources(_ range: Range<Int>, into target: inout ProjectTarget) {
    let computed =
      "sources of target '\(target.name)' are partly computed; the computed part is left out"
    let value = listOfSources(source.value(of: range))
    if let path = path(value) {
      target.patterns.append(TuistPaths.patterns(path))
      return
    }
    for element in elements(value, computed: computed) {
      if let patterns = patterns(source.value(of: element), computed) {
        target.patterns.append(patterns)
      } else {
        note(computed, at: element.lowerBound)
      }
    }
  }

  /// Returns the list in `.sourceFilesList(globs: [...])` and the like; `range` if it is not such a
  /// call.
  private func listOfSources(_ range: Range<Int>) -> Range<Int> {
    guard let call = source.call(range, of: "SourceFilesList"),
      ["init", "sourceFilesList", "paths"].contains(call.name),
      let list = arguments(call.open).first
    else { return range }
    return list.value
  }

  private mutating func patterns(_ range: Range<Int>, _ computed: String) -> SourcePatterns? {
    if let path = path(range) { return TuistPaths.patterns(path) }
    guard let call = source.call(range, of: "SourceFileGlob"),
      ["init", "glob", "generated"].contains(call.name)
    else { return nil }
    let arguments = arguments(call.open)
    guard let include = arguments.first.flatMap({ path($0.value) }) else { return nil }
    var excludes: [String] = []
    if let excluding = arguments.first(where: { $0.label == "excluding" })?.value {
      if let exclude = path(excluding) {
        excludes.append(exclude)
      } else {
        for element in elements(excluding, computed: computed) {
          if let exclude = path(element) {
            excludes.append(exclude)
          } else {
            note(computed, at: element.lowerBound)
          }
        }
      }
    }
    let flags = arguments.first { $0.label == "compilerFlags" }?.value
    return TuistPaths.patterns(
      include, excluding: excludes, compilerFlags: flags.map(compilerFlags) ?? "")
  }

  /// Returns the compiler flags in an expression; `nil` if they are computed.
  func compilerFlags(_ range: Range<Int>) -> String? {
    source.isNil(range) ? "" : source.text(source.value(of: range))
  }

  /// Returns the folders of the packages in a list, each once.
  mutating func packageFolders(_ range: Range<Int>) -> [String] {
    let computed = "the list of packages is partly computed; the computed part is left out"
    var folders: [String] = []
    var seen: Set<PathKey> = []
    for element in elements(range, computed: computed) {
      guard let call = source.call(source.value(of: element), of: "Package") else {
        note(computed, at: element.lowerBound)
        continue
      }
      let argument = arguments(call.open).first { $0.label == "path" }
      if let path = argument.flatMap({ path($0.value) }), seen.insert(PathKey(path)).inserted {
        folders.append(path)
      }
    }
    return folders
  }
}
