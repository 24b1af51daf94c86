import LintelProjectFiles
import LintelVocabulary

/// Folders all of whose files belong to a target, without a list: `.folder("App/Sources")`.
extension TuistManifest {
  /// The exceptions that a folder makes for some of its files.
  private struct Exceptions {
    var excluded: Set<PathKey> = []
    /// `nil` when some are computed.
    var compilerFlags: String? = ""
    /// Files that other targets have as well.
    var shared: [Shared] = []

    mutating func add(_ flags: String?) {
      if let flags { compilerFlags? += " " + flags } else { compilerFlags = nil }
    }
  }

  private struct Shared {
    let target: String
    let files: Set<PathKey>
    /// `nil` when some are computed.
    let compilerFlags: String?
  }

  mutating func readFolders(_ range: Range<Int>, into target: inout ProjectTarget) {
    let computed =
      "buildable folders of target '\(target.name)' are partly computed; the computed part is left out"
    for element in elements(range, computed: computed) {
      let value = source.value(of: element)
      if let path = path(value) {
        target.folders.append(SynchronizedFolder(path: path, membership: .all(except: [])))
        continue
      }
      guard let call = source.call(value, of: "BuildableFolder"), call.name == "folder",
        case let arguments = arguments(call.open),
        let path = arguments.first.flatMap({ path($0.value) })
      else {
        note(computed, at: element.lowerBound)
        continue
      }
      var exceptions = Exceptions()
      if let written = arguments.first(where: { $0.label == "exceptions" })?.value {
        exceptions = self.exceptions(written, computed)
      }
      target.folders.append(
        SynchronizedFolder(
          path: path, membership: .all(except: exceptions.excluded),
          compilerFlags: exceptions.compilerFlags))
      for shared in exceptions.shared {
        sharedFolders[shared.target, default: []].append(
          SynchronizedFolder(
            path: path, membership: .only(shared.files), compilerFlags: shared.compilerFlags))
      }
    }
  }

  private mutating func exceptions(_ range: Range<Int>, _ computed: String) -> Exceptions {
    var list = source.value(of: range)
    if let call = source.call(list, of: "BuildableFolderExceptions"), call.name == "exceptions" {
      list = arguments(call.open).first?.value ?? list
    }
    var exceptions = Exceptions()
    for element in elements(list, computed: computed) {
      guard let call = source.call(source.value(of: element), of: "BuildableFolderException"),
        call.name == "exception"
      else {
        note(computed, at: element.lowerBound)
        exceptions.compilerFlags = nil
        continue
      }
      var target: String?
      var included: Set<PathKey> = []
      var flags: String? = ""
      for argument in arguments(call.open) {
        switch argument.label {
        case "excluded":
          exceptions.excluded.formUnion(keys(argument.value, computed))
        case "included": included.formUnion(keys(argument.value, computed))
        case "compilerFlags": flags = flagsOfFiles(argument.value)
        case "target": target = source.text(argument.value)
        default: break
        }
      }
      if let target {
        exceptions.shared.append(Shared(target: target, files: included, compilerFlags: flags))
      } else {
        exceptions.add(flags)
      }
    }
    return exceptions
  }

  /// Returns the compiler flags in a dictionary by path; `nil` if some are computed.
  private func flagsOfFiles(_ range: Range<Int>) -> String? {
    let list = literalElements(source.value(of: range))
    guard list.computed.isEmpty else { return nil }
    var all = ""
    // The empty dictionary is a colon alone.
    for element in list.elements where !source.isMark(":", at: element.lowerBound) {
      let parts = source.split(element, at: ":")
      guard parts.count == 2, let flags = compilerFlags(parts[1]) else { return nil }
      all += " " + flags
    }
    return all
  }

  private mutating func keys(_ range: Range<Int>, _ computed: String) -> [PathKey] {
    texts(range, computed: computed).map { PathKey(RelativePath.join("", $0)) }
  }
}
