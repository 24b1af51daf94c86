import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The folders that a preset has no part for.
public struct Remainder: Equatable, Sendable {
  /// Those of which nothing uses a part, so that all parts may use them.
  let shared: [UnplacedTypes.Place]
  let others: [UnplacedTypes.Place]

  /// - Returns: `nil` if nine types of ten have a part, or all that have none are looked for by a rule.
  public init?(_ judge: Judge) {
    guard let unplaced = judge.unplacedTypes, unplaced.count * 10 > unplaced.typeCount else {
      return nil
    }
    let files = judge.filesByFolder(among: Set(unplaced.places.compactMap(\.folder)))
    var (shared, others): ([UnplacedTypes.Place], [UnplacedTypes.Place]) = ([], [])
    for place in unplaced.places {
      if let folder = place.folder, let files = files[folder] {
        Self.split(files, in: folder, &shared, &others)
      } else {
        others.append(place)
      }
    }
    func sorted(_ places: [UnplacedTypes.Place]) -> [UnplacedTypes.Place] {
      places.filter { $0.typeCount > 0 }
        .sorted { ($1.typeCount, $0.pattern) < ($0.typeCount, $1.pattern) }
    }
    self.shared = sorted(shared)
    self.others = sorted(others)
  }

  /// Takes a folder apart as far as some of it uses a part and some does not.
  private static func split(
    _ files: [File], in folder: String, _ shared: inout [UnplacedTypes.Place],
    _ others: inout [UnplacedTypes.Place]
  ) {
    func place(_ end: String, _ files: [File]) -> UnplacedTypes.Place {
      UnplacedTypes.Place(
        pattern: "\(folder)/\(end)", typeCount: files.reduce(0) { $0 + $1.typeCount })
    }
    let using = files.count { $0.usesPart }
    if using == 0 { return shared.append(place("**", files)) }
    if using == files.count { return others.append(place("**", files)) }
    let children = Dictionary(grouping: files) { file -> String in
      let rest = file.path.dropFirst(folder.count + 1)
      return rest.firstIndex(of: "/").map { String(rest[..<$0]) } ?? ""
    }
    for (name, files) in children {
      if !name.isEmpty {
        split(files, in: "\(folder)/\(name)", &shared, &others)
      } else if files.contains(where: \.usesPart) {
        others.append(place("*", files))
      } else {
        shared.append(place("*", files))
      }
    }
  }

  fileprivate struct File {
    let path: String
    var typeCount = 0
    /// Whether it surely uses code of a component.
    var usesPart = false
  }

  /// The component for what is shared.
  static let component = "Shared"

  var sharedCount: Int { shared.reduce(0) { $0 + $1.typeCount } }

  var evidence: [String] {
    (shared.isEmpty
      ? []
      : ["using none of the parts, and so in '\(Self.component)', which all may use:"]
        + Self.lines(shared))
      + (others.isEmpty
        ? [] : ["in no part, as neither names nor folders say in which:"] + Self.lines(others))
  }

  private static func lines(_ places: [UnplacedTypes.Place]) -> [String] {
    let limit = 6
    let shown = places.count <= limit + 1 ? places[...] : places.prefix(limit)
    return shown.map { "  \($0.pattern) (\(counted($0.typeCount, "type")))" }
      + (shown.count < places.count ? ["  and \(places.count - shown.count) more"] : [])
  }

  /// The section that declares the component.
  var componentsText: String {
    let patterns = shared.map { place in
      let end = place.folder == nil ? "*" : "**"
      return "      - " + quotedYAML(patternText(String(place.pattern.dropLast(end.count))) + end)
    }
    return """
      components:
        # What all may use, as it uses none of the parts.
        \(Self.component):
          path:
      \(patterns.joined(separator: "\n"))
      """
  }

  func rule(parts: [String]) -> AdditionalRule {
    AdditionalRule(
      name: "shared-knows-no-part", evidence: "Nothing of it uses a part today.",
      lines: [
        "kind: forbid", "from: \(Self.component)",
        "to: [\(parts.map(quotedYAML).joined(separator: ", "))]",
      ], because: "whatever it used, everybody would depend on")
  }
}

extension UnplacedTypes.Place {
  /// The path of a folder of which nothing belongs to a component; `nil` for files of another.
  fileprivate var folder: String? {
    pattern.hasSuffix("/**") ? String(pattern.dropLast(3)) : nil
  }
}

extension Judge {
  /// The files of some folders, none of which is in another.
  fileprivate func filesByFolder(among folders: Set<String>) -> [String: [Remainder.File]] {
    var files = graph.files.map { Remainder.File(path: $0.path) }
    for value in graph.dependencies where ReferenceFilter.sure.counts(value) {
      if !components.membership(of: value.to).all.isEmpty {
        files[graph.declarations[value.from].file.position].usesPart = true
      }
    }
    for type in graph.declarations.ids
    where graph.declarations[type].kind.isNominalType && graph.outermost(of: type) == type {
      files[graph.declarations[type].file.position].typeCount += 1
    }
    var result: [String: [Remainder.File]] = [:]
    for file in files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if folders.contains(String(folder)) {
          result[String(folder), default: []].append(file)
          break
        }
      }
    }
    return result
  }
}
