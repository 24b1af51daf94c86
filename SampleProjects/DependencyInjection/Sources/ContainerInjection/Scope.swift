/// How long a container keeps what it has made.
enum Scope {
  /// Not at all: whoever asks gets a new one.
  case unique
  /// Until what was asked for is complete, so that all its parts share one.
  case graph
  /// As long as the container lives.
  case cached
}
