import `my module`
