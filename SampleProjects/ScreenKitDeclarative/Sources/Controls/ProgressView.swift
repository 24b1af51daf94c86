import ScreenKit

/// Shows that something is under way.
public struct ProgressView: DeclarativeView {
  public typealias Body = Never

  public init() {}
}

extension ProgressView: ControlView {
  func makeControl(for node: ControlNode<ProgressView>) -> ActivityIndicator {
    ActivityIndicator()
  }

  func update(_ indicator: ActivityIndicator) {
    indicator.startAnimating()
  }
}
