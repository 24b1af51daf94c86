import LintelVocabulary

/// What a configuration file comes to with all that it includes, and to whom.
struct ConfigurationWhole {
  let layer: SettingsLayer
  /// How many files include each other in it, from one that includes nothing on.
  let depth: Int
  /// Whether it is the same for each project.
  let isSame: Bool
  /// Whether it is the same wherever a project names it.
  let isSameInProject: Bool
}

extension ConfigurationFiles {
  /// One file with what it includes, on the way; without recursion, as files can include each other
  /// without an end.
  struct Reading {
    enum Step {
      case included(ConfigurationFile.Include, in: String)
      case finished(String, ConfigurationWhole)
    }

    private struct Frame {
      let path: String
      let file: ConfigurationFile
      /// Of the part that comes next.
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

    /// Of the files that are being read, each included by the one before.
    private var frames: [Frame]
    private var open: Set<PathKey>
    private var done: [PathKey: ConfigurationWhole] = [:]
    /// Of the file that was asked for.
    private(set) var result: ConfigurationWhole?

    init(_ path: String, _ file: ConfigurationFile) {
      frames = [Frame(path: path, file: file)]
      open = [PathKey(path)]
    }

    func isOpen(_ path: String) -> Bool { open.contains(PathKey(path)) }

    /// What a file that is finished came to.
    func whole(of path: String) -> ConfigurationWhole? { done[PathKey(path)] }

    /// - Returns: `nil` when all is read.
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

    /// Goes into a file that is included.
    mutating func open(_ path: String, _ file: ConfigurationFile) {
      frames.append(Frame(path: path, file: file))
      open.insert(PathKey(path))
    }

    /// Takes up what is included, and goes on behind it.
    ///
    /// - Parameter isBeside: whether it lies where the other file says, and not where the project is.
    mutating func add(_ whole: ConfigurationWhole, isBeside: Bool) {
      change { frame in
        frame.parts.append(.layer(whole.layer))
        frame.depth = max(frame.depth, whole.depth + 1)
        frame.isSame = frame.isSame && whole.isSame && isBeside
        frame.isSameInProject = frame.isSameInProject && whole.isSameInProject
      }
    }

    /// Goes on behind a file that is missing.
    mutating func miss(mayOnlyAdd: Bool) {
      change { frame in
        frame.isSame = false
        if mayOnlyAdd { frame.lacksAdditions = true } else { frame.isIncomplete = true }
      }
    }

    /// Goes on behind a file that is left out here.
    mutating func cut(isIncomplete: Bool) {
      change { frame in
        frame.isSame = false
        // A file that is too deep is so for all; a circle begins where it is named.
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
