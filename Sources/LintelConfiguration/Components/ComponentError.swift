import LintelText

/// Everything that can be wrong with components and their selectors.
package enum ComponentError: DescribedError {
  case emptySelector
  case captureUnderNot(String)
  case captureNotBound(String, component: String)
  case captureUsedOnce(String, component: String)
  case unknownComponent(String, known: [String])
  case componentMatchesNothing(String, overlappingSelectors: Bool)
  case selectorMatchesNothing(String, component: String, hint: SelectorHint?)

  package var message: String {
    switch self {
    case .emptySelector:
      "a component needs a path, a list or at least one of "
        + list(SelectorKey.allCases.map(\.rawValue), last: "or")
    case .captureUnderNot(let name): "'{\(name)}' under 'not' captures nothing; write '*'"
    case .captureNotBound(let name, let component):
      "component '\(component)' has a selector that leaves '{\(name)}' open; "
        + "capture it in every alternative"
    case .captureUsedOnce(let name, let component):
      "'{\(name)}' is not part of the name of component '\(component)'; "
        + "name it '{\(name)}.\(component)' to get one for each, or write '*'"
    case .unknownComponent(let name, let known):
      "unknown component '\(name)'\(NearestName.suggestion(for: name, known: known, what: "components"))"
    case .componentMatchesNothing(let name, let overlapping):
      "component '\(name)' matches nothing"
        + (overlapping
          ? ": each of its selectors matches something, but no declaration matches all" : "")
        + "; correct it or set 'may-be-empty: true'"
    case .selectorMatchesNothing(let selector, let component, let hint):
      "'\(selector)' in component '\(component)' matches nothing"
        + (hint?.message ?? "; correct it or set 'may-be-empty: true'")
    }
  }
}

extension ComponentError {
  package var isAboutTargets: Bool {
    guard case .selectorMatchesNothing(let selector, _, _) = self else { return false }
    let keys: [SelectorKey] = [.module, .target, .platform]
    return keys.contains { selector.hasPrefix("\($0.rawValue): ") }
  }
}

/// The probable intention of a selector that matches nothing.
package enum SelectorHint: Sendable {
  case isFolder(String)
  /// A glob that matches the paths which the user has probably meant.
  /// `matchesTests` says whether tests that were not read match the written glob.
  case elsewhere(glob: String, isFile: Bool, matchesTests: Bool)
  /// A folder with nothing but tests that were not read; `nil` if such tests match the glob.
  case onlyTests(folder: String?)
  case noSuchFile
  /// `!` before a glob, or `\` between its parts, which have no special meaning.
  case exclusion(String)
  case backslash(String)
  case deepestFolder(String)
  case nearest(String)
  case onlyElsewhereInCase(String)

  package var message: String {
    switch self {
    case .isFolder(let folder): "; '\(folder)' is a folder, write '\(folder)/**'"
    case .elsewhere(let glob, let isFile, let matchesTests):
      matchesTests
        ? "; at the root of the check only tests match it, write '\(glob)'"
        : "; there is no such \(isFile ? "file" : "folder") at the root of the check, write '\(glob)'"
    case .onlyTests(let folder):
      (folder.map { "; the folder '\($0)' has only tests" } ?? "; only tests match it")
        + ", which do not count without 'sources: { tests: include }'"
    case .noSuchFile: "; there is no file of that name"
    case .exclusion(let glob): "; '!' excludes nothing, write 'not: \(glob)' in the component"
    case .backslash(let glob): "; folders are separated by '/' instead of '\\', write '\(glob)'"
    case .deepestFolder(let folder):
      folder.isEmpty
        ? "; there is no such folder at the root of the check"
        : "; the folder '\(folder)' exists, but nothing in it matches"
    case .nearest(let name): "; did you mean '\(name)'?"
    case .onlyElsewhereInCase(let path): "; upper and lower case differ in '\(path)'"
    }
  }
}
