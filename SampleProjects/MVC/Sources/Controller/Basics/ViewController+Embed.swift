import ScreenKit

extension ViewController {
  /// Shows `child` in this container.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes this controller out of the container that it is in.
  func leaveContainer() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
