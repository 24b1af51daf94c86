let a = Button {
  A.tap()
}
let b = UIKit.Label { $0.text = B.c }
