import ScreenKit

extension ViewController {
  /// Goes back to the screen below this one, and takes along what is above it or in front of it.
  func leave() {
    guard let navigationController,
      let index = navigationController.viewControllers.firstIndex(where: { $0 === self }), index > 0
    else { return }
    if view.window != nil, presentedViewController != nil { dismiss() }
    navigationController.setViewControllers(
      Array(navigationController.viewControllers.prefix(index)))
  }

  /// Has another screen take the place of this one and all above it.
  func giveWay(to screen: ViewController) {
    guard let navigationController,
      let index = navigationController.viewControllers.firstIndex(where: { $0 === self })
    else { return }
    navigationController.setViewControllers(
      navigationController.viewControllers.prefix(index) + [screen])
  }
}
