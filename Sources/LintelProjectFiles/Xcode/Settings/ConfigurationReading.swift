import LintelVocabulary

/// The content of a configuration file with all that it includes, and where it is valid.
struct ConfigurationWhole {
  let layer: SettingsLayer
  /// The length of the longest chain of includes, counted from a file that includes nothing.
  let depth: Int
  /// Whether the content is the same for every project.
  let isSame: Bool
  /// Whether the content is the same wherever this project refers to the file.
  let isSameInProject: Bool
}

extension ConfigurationFiles {
  /// Reads one file with the files that it includes. It does not use recursion, because chains of
  /// includes can be arbitrarily long.
  struct Reading {
    enum Step {
      case included(ConfigurationFile.Include, in: String)
      case finished(String, ConfigurationWhole)
    }

    private struct Frame {
      let path: String
      let file: ConfigurationFile
      /// The index of the part that comes next.
      var position = 0
      var parts: [SettingsLayer.Part] = []
      var depth = 1
      var isIncomplete = false
      var lacksAdditions = false
      var isSame = true
      var isSameInProject = true

      var whole: ConfigurationWhole {
        ConfigurationWhole(
          layer: SettingsLayer(
            parts, isIncomplete: isIncomplete, lacksAdditions: lacksAdditions),
          depth: depth, isSame: isSame, isSameInProject: isSameInProject)
      }
    }

    /// The files that are being read, each included by the one before.
    private var frames: [Frame]
    private var open: Set<PathKey>
    private var done: [PathKey: ConfigurationWhole] = [:]
    /// The content of the file that was asked for, once it is finished.
    private(set) var result: ConfigurationWhole?

    init(_ path: String, _ file: ConfigurationFile) {
      frames = [Frame(path: path, file: file)]
      open = [PathKey(path)]
    }

    func isOpen(_ path: String) -> Bool { open.contains(PathKey(path)) }

    /// Returns the content of a finished file.
    func whole(of path: String) -> ConfigurationWhole? { done[PathKey(path)] }

    /// Reads up to the next include or the end of a file.
    ///
    /// - Returns: `nil` if everything has been read.
    mutating func next() -> Step? {
      while let last = frames.indices.last {
        let frame = frames[last]
        guard frame.position < frame.file.parts.count else { return finish() }
        switch frame.file.parts[frame.position] {
        case .settings(let block):
          frames[last].parts.append(.block(block))
          frames[last].position += 1
        case .include(let include): return .included(include, in: frame.path)
        }
      }
      return nil
    }

    private mutating func finish() -> Step? {
      guard let frame = frames.popLast() else { return nil }
      let whole = frame.whole
      open.remove(PathKey(frame.path))
      done[PathKey(frame.path)] = whole
      if frames.isEmpty { result = whole }
      return .finished(frame.path, whole)
    }

    /// Enters an included file.
    mutating func open(_ path: String, _ file: ConfigurationFile) {
      frames.append(Frame(path: path, file: file))
      open.insert(PathKey(path))
    }

    /// Adds the content of an included file, and continues after the include.
    ///
    /// - Parameter isBeside: whether the file was found relative to the including file, and not
    ///   relative to the folder of the project.
    mutating func add(_ whole: ConfigurationWhole, isBeside: Bool) {
      change { frame in
        frame.parts.append(.layer(whole.layer))
        frame.depth = max(frame.depth, whole.depth + 1)
        frame.isSame = frame.isSame && whole.isSame && isBeside
        frame.isSameInProject = frame.isSameInProject && whole.isSameInProject
      }
    }

    /// Continues after an include whose file is missing.
    mutating func miss(mayOnlyAdd: Bool) {
      change { frame in
        frame.isSame = false
        if mayOnlyAdd { frame.lacksAdditions = true } else { frame.isIncomplete = true }
      }
    }

    /// Continues after an include whose file is ignored here.
    mutating func cut(isIncomplete: Bool) {
      change { frame in
        frame.isSame = false
        // A chain that is too long is too long everywhere, but the contents of a cycle depend on
        // the file at which it is entered.
        frame.isSameInProject = frame.isSameInProject && isIncomplete
        if isIncomplete { frame.isIncomplete = true }
      }
    }

    private mutating func change(_ body: (inout Frame) -> Void) {
      guard let last = frames.indices.last else { return }
      body(&frames[last])
      frames[last].position += 1
    }
  }
}
