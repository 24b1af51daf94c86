struct Gift {
  var price = 1
}
class Shop {
  var gift = Gift() {
    willSet { print(newValue.price) }
    didSet { print(oldValue.price) }
  }
  var other: Gift {
    get { gift }
    set { print(newValue.price) }
  }
}
