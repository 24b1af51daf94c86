import ScreenKit

extension ViewController {
  /// Shows `child` in this container, where `placeholder` is, or in the whole of it.
  func embed(_ child: ViewController, in placeholder: View? = nil) {
    addChild(child)
    (placeholder ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes this controller out of the container that it is in.
  func leaveContainer() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
