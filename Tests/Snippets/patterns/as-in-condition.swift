if let a = b as? A, c is B, let d = e as! C? {}
let f = g as D, h = (i as? [E: F])?.j
