let t if
case=

