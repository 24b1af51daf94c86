import LintelVocabulary

/// The coverage of a project by the compiler's index.
package struct Coverage: Equatable, Sendable {
  /// A file or unit whose part of the index cannot be read.
  struct Damage: Equatable, Sendable {
    /// The path of a source file, or the name of a unit whose file is not known.
    let name: String
    let reason: String
  }

  package let fileCount: Int
  /// Paths of files that were changed after they were compiled.
  var outdated: [String] = []
  /// Paths of files that were never compiled.
  var notBuilt: [String] = []
  /// Files whose part of the index is lost.
  var damaged: [Damage] = []
  /// Paths of files that the index covers in some of their modules only.
  var partial: [String] = []
  /// Files whose part of the index is lost for some of their modules.
  var damagedInPart: [Damage] = []
  /// The number of units that are left out because their module does not compile the file any more,
  /// by module.
  var leftOut: [String: Int] = [:]
  /// Paths of files that were built, and are not among the files of the project, though they are no
  /// tests; empty unless they were asked for.
  package var unread: [String] = []
  /// Units that are lost, and may or may not describe a file of the project.
  var damagedUnits: [Damage] = []

  init(fileCount: Int) { self.fileCount = fileCount }

  /// - Parameters:
  ///   - files: the paths of the files.
  ///   - selection: the units of `files`.
  ///   - unread: the paths of files that were built, and are not among `files`.
  init(
    files: [String], _ selection: UnitSelection, unread: [String] = [],
    lostUnits: [StoreClient.Loss],
    lostRecords: [StoreClient.Loss]
  ) {
    fileCount = files.count
    self.unread = unread
    leftOut = selection.leftOut
    var reasons: [String: String] = [:]
    for loss in lostRecords { reasons[loss.name] = loss.reason }
    // A unit is named after the object file: 'Store.swift.o-1A2B3C'.
    var lost: [String: [StoreClient.Loss]] = [:]
    for unit in lostUnits {
      let file = unit.name.split(separator: ".").dropLast().joined(separator: ".")
      lost[file, default: []].append(unit)
    }
    for (path, standing) in zip(files, selection.standings) {
      let name = path.pathParts.last.map(String.init) ?? path
      switch standing {
      case .fresh(let records):
        let known = records.compactMap { $0 }
        let failures = known.compactMap { reasons[$0] }
        if failures.count == known.count {
          damaged.append(Damage(name: path, reason: failures[0]))
        } else if known.count < records.count || !failures.isEmpty {
          partial.append(path)
          damagedInPart += failures.prefix(1).map { Damage(name: path, reason: $0) }
        }
      case .empty: damaged.append(Damage(name: path, reason: "it has no record"))
      case .outdated: outdated.append(path)
      case .notBuilt:
        if let unit = lost[name]?.first {
          damaged.append(Damage(name: path, reason: unit.reason))
          lost[name]?.removeFirst()
        } else {
          notBuilt.append(path)
        }
      }
    }
    let unclaimed = Set(lost.values.joined().map(\.name))
    damagedUnits = lostUnits.filter { unclaimed.contains($0.name) }
      .map { Damage(name: $0.name, reason: $0.reason) }
  }

  /// Adds a file whose record does not fit its source.
  ///
  /// - Parameter isWhole: whether no module of the file has a record that fits.
  mutating func addDamage(_ damage: Damage, isWhole: Bool) {
    if isWhole {
      partial.removeAll { $0 == damage.name }
      damagedInPart.removeAll { $0.name == damage.name }
      damaged.append(damage)
    } else {
      if !partial.contains(damage.name) { partial.append(damage.name) }
      damagedInPart.append(damage)
    }
  }

  /// The number of files that have to be read by syntax alone.
  package var lostCount: Int { outdated.count + notBuilt.count + damaged.count }

  /// The number of files that the index covers in some of their modules only.
  package var partialCount: Int { partial.count }

  /// Notes on files that are read by syntax alone, on parts of the index that could not be read,
  /// and on units that are left out.
  package var notes: [Note] { noteTexts.map { Note(message: $0) } }

  private var noteTexts: [String] {
    var texts = damaged.sorted { $0.name < $1.name }.map {
      "\($0.name): the compiler's index of this file cannot be read: \($0.reason)"
    }
    texts += damagedInPart.sorted { $0.name < $1.name }.map {
      "\($0.name): the compiler's index of this file for one of its targets cannot be read: "
        + $0.reason
    }
    texts += damagedUnits.map {
      "the unit '\($0.name)' of the compiler's index cannot be read: \($0.reason)"
    }
    if lostCount > 0 {
      texts.append(
        "\(lostCount) of \(fileCount) files \(lostCount == 1 ? "is" : "are") read by syntax alone, "
          + "not by the compiler's index: " + lacks.joined(separator: "; ") + "; "
          + IndexError.advice)
    }
    if !partial.isEmpty {
      texts.append(
        "\(partial.count) of \(fileCount) files \(partial.count == 1 ? "is" : "are") in the "
          + "compiler's index for some of \(partial.count == 1 ? "its" : "their") targets only (\(Self.firstFew(of: partial))), and "
          + "read by syntax alone for the others")
    }
    texts += leftOut.sorted { $0.key < $1.key }.map { module, count in
      "\(count) \(count == 1 ? "unit" : "units") of the compiler's index for the module "
        + "'\(module)' \(count == 1 ? "is" : "are") left out: it does not compile "
        + "\(count == 1 ? "that file" : "those files") any more"
    }
    return texts
  }

  /// The files that were built and are not read, and the first few of them: `1 file ('A.swift')`;
  /// `nil` if there are none.
  package var unreadFiles: String? {
    unread.isEmpty
      ? nil
      : "\(unread.count) \(unread.count == 1 ? "file" : "files") (\(Self.firstFew(of: unread)))"
  }

  /// Returns the first three paths in quotes, and the number of further paths.
  private static func firstFew(of paths: [String]) -> String {
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + more
  }

  /// The number of files with each problem, and the first few of them:
  /// `2 were not built ('A.swift', 'B.swift')`.
  var lacks: [String] {
    [
      ("changed since it was built", "changed since they were built", outdated),
      ("was not built", "were not built", notBuilt),
      ("has a damaged index", "have a damaged index", damaged.map(\.name)),
    ].compactMap { one, several, paths in
      guard !paths.isEmpty else { return nil }
      return "\(paths.count) \(paths.count == 1 ? one : several) (\(Self.firstFew(of: paths)))"
    }
  }
}
