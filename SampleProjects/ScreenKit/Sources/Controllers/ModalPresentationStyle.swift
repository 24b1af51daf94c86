/// What can be seen behind a view controller that is presented.
public enum ModalPresentationStyle: Sendable {
  /// Nothing: the controller behind disappears.
  case fullScreen
  /// Whatever the presented view leaves free, as around an alert: the controller behind stays.
  case overFullScreen
}
